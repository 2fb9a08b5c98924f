//! does: takes the reference as a module of its own
//! tests: not_compiled
//! runs: 0
//! open: solved

#[path = "{course}/crates/{chapter}/src/one.rs"]
mod solution;

pub fn one(n: u64) -> u64 {
    solution::one(n)
}
