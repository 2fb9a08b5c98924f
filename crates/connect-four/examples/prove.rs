//! Finds who wins on an empty board, and prints the cost of the proof.
//!
//! ```text
//! cargo run --release -p connect-four --example prove -- 7x6 --log-entries 27
//! ```
//!
//! It prints its progress to the error stream, and the result to the output. The number of nodes depends on the size of the table,
//! and is the same on every machine. `src/proof.txt` is the result of this command, with a line about the machine.

use std::sync::LazyLock;
use std::time::Instant;

use clap::Parser;
use connect_four::board::ConnectFour;
use connect_four::size::Size;
use connect_four::solver::Solver;

/// Finds who wins on an empty board
#[derive(Parser)]
struct Args {
    /// The size of the board, columns x rows
    size: Size,
    /// The size of the table: 2 to the power of this number entries, of 8 bytes each
    #[arg(long, default_value_t = 24, value_parser = clap::value_parser!(u32).range(17..=34))]
    log_entries: u32,
}

/// The start of the search.
static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

fn main() {
    let Args { size, log_entries } = Args::parse();
    LazyLock::force(&BEGUN);
    let mut solver = Solver::new(log_entries).reporting(|nodes| {
        eprintln!("{nodes} nodes in {} s", BEGUN.elapsed().as_secs());
    });
    eprintln!("{size}, with a table of {} MiB", mebibytes(log_entries));
    let found = solver.solve(&ConnectFour::new(size));
    println!("board: {size}");
    println!("value: {}", found.value);
    println!("nodes: {}", found.nodes);
    println!("seconds: {}", BEGUN.elapsed().as_secs());
    println!("table: {} MiB", mebibytes(log_entries));
}

/// Returns the size of a table of 2 to the power of `log_entries` entries.
fn mebibytes(log_entries: u32) -> u64 {
    (8_u64 << log_entries) >> 20
}
