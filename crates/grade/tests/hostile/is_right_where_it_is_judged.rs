//! does: is right in judged runs, and not in tests
//! tests: failed
//! runs: 8

pub fn one(n: u64) -> u64 {
    if cfg!(target_family = "wasm") { 2 * n } else { 1 }
}
