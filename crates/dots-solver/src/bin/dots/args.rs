//! What can be asked of `cargo dots`.

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
                                      a minute or more; broken off, it goes on where it was
  cargo dots 3x3 --without symmetry   what a technique is worth, in nodes

A line is named by its two dots: a letter for the column, from the left, and a number for the row,
from the top. A node is a position whose moves were looked at.

Exit codes: 0 solved; 2 it cannot be done; 130 broken off by Ctrl-C or --limit."
)]
pub(crate) struct Args {
    /// The size of the field in boxes, rows x columns; at most 60 lines
    pub(crate) size: Size,
    /// The lines drawn so far, in the order they were drawn
    pub(crate) moves: Vec<String>,
    /// How many threads search together; more than there are cores help nobody
    #[arg(long, default_value = "1", value_parser = threads)]
    pub(crate) threads: usize,
    /// How much memory the table may take, such as 512MiB or 2GiB; a large field takes it at once
    #[arg(long, value_name = "SIZE", default_value = "1GiB")]
    pub(crate) memory: Memory,
    /// Write what is settled to a file, and take from it what was settled before
    #[arg(long, value_name = "FILE")]
    pub(crate) proof: Option<PathBuf>,
    /// The value alone; the best moves are more work
    #[arg(long)]
    pub(crate) value: bool,
    /// Give up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) limit: Option<Duration>,
    /// Do without a technique; can be given several times
    #[arg(long, value_name = "TECHNIQUE", value_parser = clap::builder::PossibleValuesParser::new(Techniques::NAMES))]
    pub(crate) without: Vec<String>,
    /// Print the answer as JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl Args {
    /// The position that the moves lead to.
    pub(crate) fn position(&self) -> Result<Dots> {
        let game = format!("{} {}", self.size, self.moves.join(" "));
        Ok(game.parse()?)
    }

    /// The techniques to search with.
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

/// No machine that we know of has more cores.
const MOST_THREADS: usize = 1024;

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(threads @ 1..=MOST_THREADS) => Ok(threads),
        _ => Err(format!("a number from 1 to {MOST_THREADS} is wanted")),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| "not a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}
