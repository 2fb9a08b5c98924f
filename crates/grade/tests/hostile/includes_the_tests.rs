//! does: includes the test file in the library, and it does not compile there: no file of the student's is to blame
//! tests: not_compiled
//! runs: 0

#[path = "../tests/one.rs"]
mod tests;

const NONE: u64 = tests::none();

pub fn one(n: u64) -> u64 {
    2 * n + NONE
}
