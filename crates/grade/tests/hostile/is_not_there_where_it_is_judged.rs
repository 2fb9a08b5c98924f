//! does: does not compile for judged runs
//! tests: solved
//! runs: 0

#[cfg(target_family = "wasm")]
compile_error!("not here");

pub fn one(n: u64) -> u64 {
    2 * n
}
