//! The arguments of `cargo dots`.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Parser;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use dots_solver::Techniques;

use crate::memory::Memory;

/// Solves dots and boxes: the value of a position under best play, and all best moves
#[derive(Parser)]
#[command(
    name = "dots",
    bin_name = "cargo dots",
    version,
    after_long_help = "\
Examples:
  cargo dots 3x3                      the empty field of three times three boxes
  cargo dots 2x2 a1b1 b1c1            after two lines
  cargo dots 4x4 --threads 2 --proof 4x4.txt
                                      a minute or more; can be resumed
  cargo dots 3x3 --without symmetry   how many nodes a technique saves

A line is named by its two dots: a letter for the column, from the left, and a number for the row,
from the top. A node is a position whose moves the solver examined.

Exit codes: 0 solved; 2 error; 130 stopped by Ctrl-C or --limit."
)]
pub(crate) struct Args {
    /// The size of the field in boxes, rows x columns; at most 60 lines
    pub(crate) size: Size,
    /// The lines drawn so far, in the order in which they were drawn
    pub(crate) moves: Vec<String>,
    /// The number of threads; more threads than cores do not help
    #[arg(long, default_value = "1", value_parser = threads)]
    pub(crate) threads: usize,
    /// The memory for the table, such as 512MiB or 2GiB; a large field allocates it at once
    #[arg(long, value_name = "SIZE", default_value = "1GiB")]
    pub(crate) memory: Memory,
    /// Write settled questions to a file, and read the questions settled before from it
    #[arg(long, value_name = "FILE")]
    pub(crate) proof: Option<PathBuf>,
    /// Find only the value; the best moves are more work
    #[arg(long)]
    pub(crate) value: bool,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) limit: Option<Duration>,
    /// Search without a technique; can be given several times
    #[arg(long, value_name = "TECHNIQUE", value_parser = clap::builder::PossibleValuesParser::new(Techniques::NAMES))]
    pub(crate) without: Vec<String>,
    /// Print the answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    /// Returns the position after the moves.
    pub(crate) fn position(&self) -> Result<Dots> {
        let game = format!("{} {}", self.size, self.moves.join(" "));
        Ok(game.parse()?)
    }

    /// Returns the techniques for the search.
    pub(crate) fn techniques(&self) -> Result<Techniques> {
        let mut techniques = Techniques::ALL;
        for name in &self.without {
            match techniques.switch(name) {
                Some(switch) => *switch = false,
                None => bail!("there is no technique {name:?}"),
            }
        }
        Ok(techniques)
    }
}

/// More than the cores of any machine that we know of.
const MOST_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=MOST_THREADS) => Ok(threads),
        _ => Err(format!("this must be a number from 1 to {MOST_THREADS}")),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}
