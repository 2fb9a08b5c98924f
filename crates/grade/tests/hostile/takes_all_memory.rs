//! does: fills the memory
//! tests: failed
//! runs: 0

pub fn one(_: u64) -> u64 {
    let mut all = Vec::new();
    loop {
        all.push(vec![1_u8; 64 << 20]);
        std::hint::black_box(&all);
    }
}
