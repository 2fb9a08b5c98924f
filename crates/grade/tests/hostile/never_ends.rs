//! does: goes round for ever in every test
//! tests: failed
//! runs: 0

pub fn one(n: u64) -> u64 {
    loop {
        std::hint::black_box(n);
    }
}
