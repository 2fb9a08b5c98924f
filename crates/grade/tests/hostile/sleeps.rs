//! does: sleeps in every test
//! tests: failed
//! runs: 0

pub fn one(n: u64) -> u64 {
    std::thread::sleep(std::time::Duration::from_secs(600));
    2 * n
}
