//! does: is a link to the reference
//! tests: not_written
//! runs: 0
//! packed: a link to the solution

pub fn one(n: u64) -> u64 {
    2 * n
}
