//! does: has a constant that is computed for ever
//! tests: not_compiled
//! runs: 0

#[allow(long_running_const_eval)]
const NEVER: u64 = {
    let mut n = 1;
    while n != 0 {
        n = n % 7 + 1;
    }
    n
};

pub fn one(n: u64) -> u64 {
    2 * n + NEVER
}
