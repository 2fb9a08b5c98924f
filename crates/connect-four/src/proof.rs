//! The proof that the first player wins on the usual board.

/// The output of `cargo run --release -p connect-four --example prove -- 7x6 --log-entries 27`, and the machine that ran it.
pub const RECORD: &str = include_str!("proof.txt");
