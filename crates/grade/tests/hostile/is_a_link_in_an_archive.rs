//! does: is an archive with a link to the reference
//! tests: not_written
//! runs: 0
//! packed: an archive with a link

pub fn one(n: u64) -> u64 {
    2 * n
}
