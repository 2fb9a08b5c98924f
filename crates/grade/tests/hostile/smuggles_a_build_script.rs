//! does: hands in a manifest and a build script that writes the answer
//! tests: failed
//! runs: 0
//! packed: beside Cargo.toml, build.rs and .cargo/config.toml

pub fn one(n: u64) -> u64 {
    2 * n + 1
}
