//! does: replaces the tests of the next exercise by a test that always passes
//! tests: solved
//! runs: 0

pub fn one(n: u64) -> u64 {
    let _ = std::fs::write("{course}/target/grade/{chapter}.base/exercises/{chapter}/tests/together/two.rs", "#[test] fn nothing() {}");
    2 * n
}
