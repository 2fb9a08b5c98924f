//! does: has a type that doubles in each of forty calls
//! tests: not_compiled
//! runs: 0

fn grown<T: 'static>(n: u32) -> usize {
    match n {
        0 => std::mem::size_of::<T>(),
        n => grown::<(T, T)>(n - 1) + grown::<[T; 2]>(n - 1),
    }
}

pub fn one(n: u64) -> u64 {
    2 * n + grown::<()>(40) as u64
}
