//! The first exercise once more, under a name that comes first: plain `cargo test` runs its programs in the order of their
//! names, and stops at the first that fails. `cargo course` does not use it.

#[path = "../factorial.rs"]
mod factorial;
