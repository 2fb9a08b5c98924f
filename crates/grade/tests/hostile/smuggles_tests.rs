//! does: hands in tests that everything passes
//! tests: failed
//! runs: 0
//! packed: beside tests/one.rs

pub fn one(n: u64) -> u64 {
    2 * n + 1
}
