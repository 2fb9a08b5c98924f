//! does: has a constant of 32 GiB
//! tests: not_compiled
//! runs: 0

static LARGE: [u64; 1 << 32] = {
    let mut all = [0; 1 << 32];
    all[1] = 1;
    all
};

pub fn one(n: u64) -> u64 {
    2 * n * LARGE[1]
}
