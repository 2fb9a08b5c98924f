//! `cargo ladder`: the value of each idea of a chapter, measured on this machine.
//!
//! A ladder is a list of techniques that answer the same question. The table gives each of them a row: how many boards it
//! searched, how long it took, and how much faster that is than the row above and than the first row.

mod asking;
mod connect_four;
mod dots;
mod machine;
mod measure;
mod numbers;
mod queens;
mod row;
mod runs;
mod table;
mod technique;
mod tic_tac_toe;

use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use dots_and_boxes::size::Size;

use crate::asking::Budget;
use crate::measure::Question;
use crate::numbers::digits;
use crate::row::{Ratio, Row};
use crate::table::Table;
use crate::technique::Ladder;

const EXAMPLES: &str = "\
Examples:
  cargo ladder queens 12
  cargo ladder dots 3x3 --ablate
  cargo ladder connect-four 5x4
  cargo ladder connect-four \"7x6 444343533654\"
  cargo ladder queens 10 --once
  cargo ladder queens 12 --json > mine.json
        Drop mine.json onto the chart of The ladder of counts, in the book, to draw your times.";

/// Measures the value of each idea: one row per technique, with its nodes and its time.
#[derive(Parser)]
#[command(name = "ladder", bin_name = "cargo ladder", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    /// Count the ways to place N queens on a board of N rows and columns
    Queens {
        /// The number of queens
        #[arg(value_name = "N", default_value = "12", value_parser = queens::board_size)]
        queens: usize,
        #[command(flatten)]
        options: Options,
    },
    /// Solve tic-tac-toe from the empty board, with the course's searches and with published ones
    TicTacToe {
        #[command(flatten)]
        options: Options,
    },
    /// Find the value of the empty field of dots and boxes
    Dots {
        /// The size of the field in boxes, rows x columns
        #[arg(value_name = "SIZE", default_value = "2x2")]
        size: Size,
        /// Only the solver, without each of its techniques in turn
        #[arg(long)]
        ablate: bool,
        #[command(flatten)]
        options: Options,
    },
    /// Find out who wins Connect Four from the empty board or from a position
    ConnectFour {
        /// The size of the board, columns x rows, and the columns of the moves that were made, as in "7x6 4435"
        #[arg(value_name = "POSITION", default_value = "5x4", value_parser = connect_four::position)]
        position: (String, connect_four::ConnectFour),
        #[command(flatten)]
        options: Options,
    },
}

#[derive(Args)]
struct Options {
    /// Print the figures as JSON, which the book draws when the file is dropped onto its chart
    #[arg(long)]
    json: bool,
    /// Give a technique up after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    limit: Duration,
    /// Run each search once: its nodes are as exact, but its time is less so
    #[arg(long)]
    once: bool,
    /// Measure only this row, in this process; the ladder uses this for its own child processes
    #[arg(long, hide = true, requires = "question")]
    row: Option<usize>,
    #[arg(long, hide = true, value_enum)]
    question: Option<Question>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let limit = text
        .parse()
        .ok()
        .and_then(|limit| Duration::try_from_secs_f64(limit).ok());
    limit
        .filter(|limit| !limit.is_zero())
        .ok_or("a limit must be a number of seconds above 0".to_owned())
}

fn main() -> Result<()> {
    let (ladder, options) = match Cli::parse().game {
        Game::Queens { queens, options } => (queens::ladder(queens), options),
        Game::TicTacToe { options } => (tic_tac_toe::ladder(), options),
        Game::Dots {
            size,
            ablate: false,
            options,
        } => (dots::ladder(size), options),
        Game::Dots { size, options, .. } => (dots::ablation(size), options),
        Game::ConnectFour { position, options } => (connect_four::ladder(position), options),
    };
    if let (Some(row), Some(question)) = (options.row, options.question) {
        let limit = if options.once {
            Duration::ZERO
        } else {
            options.limit
        };
        measure::answer(&ladder.techniques[row], question, limit);
        return Ok(());
    }
    measure_all(
        &ladder,
        Budget::of(options.limit, options.once),
        options.json,
    )
}

/// Measures the rows one by one, and prints each as soon as it is known.
fn measure_all(ladder: &Ladder, budget: Budget, json: bool) -> Result<()> {
    let mut table = Table::of(ladder, budget.row);
    let mut rows: Vec<Row> = Vec::new();
    for number in 0..ladder.techniques.len() {
        let row = asking::row(ladder, number, budget)?;
        if let Some(other) = rows.iter().find(|other| other.disagrees(&row)) {
            bail!(
                "{} and {} give different answers",
                other.technique,
                row.technique
            );
        }
        if !json {
            anstream::print!("{}", table.line(&row));
        }
        rows.push(row);
    }
    let compared = ladder.compared.iter();
    let ratios: Vec<Ratio> = compared
        .filter_map(|two| Ratio::between(&rows, *two))
        .collect();
    if json {
        println!("{}", row::json(ladder, &rows, &ratios)?);
        return Ok(());
    }
    anstream::println!("\n{}", summary(ladder, &rows));
    for ratio in ratios {
        anstream::println!("{}", sentence(&ratio));
    }
    if let Some(warning) = uncertain(&rows) {
        anstream::println!("{warning}");
    }
    Ok(())
}

/// Summarizes the result, and suggests how to finish the rows that did not.
fn summary(ladder: &Ladder, rows: &[Row]) -> String {
    let answer = match rows.iter().find_map(|row| row.value) {
        None => "No technique finished in time.".to_owned(),
        Some(value) => (ladder.answer)(value),
    };
    let unfinished = |row: &&Row| row.value.is_none();
    let out_of_time = |row: &Row| row.needs_bytes.is_none();
    let worked_out = |row: &Row| row.nodes.is_some();
    let mut summary = answer;
    if rows.iter().filter(unfinished).any(out_of_time) {
        summary += " Add --limit SECONDS to wait longer.";
    }
    if rows.iter().filter(unfinished).any(worked_out) {
        summary += "\nNodes without a time are computed, not visited.";
    }
    if let Some(note) = ladder.note {
        summary = format!("{summary}\n{note}");
    }
    summary
}

/// Puts the faster technique first.
fn sentence(ratio: &Ratio) -> String {
    let (fast, slow, times) = if ratio.faster >= 1.0 {
        (ratio.technique, ratio.than, ratio.faster)
    } else {
        (ratio.than, ratio.technique, 1.0 / ratio.faster)
    };
    format!("{fast} is {} times as fast as {slow}.", digits(times))
}

/// Names the techniques whose time is not certain, each with its spread. `None` if all times are certain.
fn uncertain(rows: &[Row]) -> Option<String> {
    let lines = rows.iter().filter_map(|row| {
        let percent = digits(row.spread? * 100.0);
        Some(format!("\n  {percent} % {}", row.technique))
    });
    let lines = Some(lines.collect::<String>()).filter(|lines| !lines.is_empty())?;
    Some(format!(
        "The times of these runs varied, so a second measurement can differ by as much:{lines}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(technique: &str, spread: Option<f64>) -> Row {
        Row {
            technique: technique.to_owned(),
            threads: 1,
            nodes: Some(1),
            value: Some(0),
            seconds: Some(1.0),
            spread,
            needs_bytes: None,
        }
    }

    #[test]
    fn the_spread_of_an_uncertain_time_is_printed() {
        let rows = [
            row("minimax", Some(0.1384)),
            row("alpha-beta", None),
            row("… with a table", Some(1.5)),
        ];
        assert_eq!(
            uncertain(&rows).expect("two times are not certain"),
            "The times of these runs varied, so a second measurement can differ by as much:\n  \
             13.8 % minimax\n  150 % … with a table"
        );
        assert_eq!(uncertain(&rows[1..2]), None);
    }
}
