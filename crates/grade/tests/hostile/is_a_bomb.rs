//! does: is an archive of a hundred kilobytes that unpacks to two hundred megabytes
//! tests: not_written
//! runs: 0
//! packed: a bomb

pub fn one(n: u64) -> u64 {
    2 * n
}
