//! does: takes a device without an end into its program
//! tests: not_compiled
//! runs: 0

static ZEROS: &[u8] = include_bytes!("/dev/zero");

pub fn one(n: u64) -> u64 {
    2 * n + u64::from(ZEROS[0])
}
