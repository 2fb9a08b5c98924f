//! does: is a right answer behind 300 KiB of spaces
//! tests: not_written
//! runs: 0
//! packed: behind 300 KiB

pub fn one(n: u64) -> u64 {
    2 * n
}
