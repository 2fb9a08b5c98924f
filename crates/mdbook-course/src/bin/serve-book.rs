//! Serves the book. `cargo book serve` and `cargo course --book` build and start this program.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Parser;
use mdbook_course::{Cli, Command, Follow, Serve, course_above};

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    let here = std::env::current_dir().context("the current folder no longer exists")?;
    let course = &course_above(&here)?;
    match command {
        Command::Serve { port, open } => {
            println!("Building the book …");
            Serve { course, port, open }.run()
        }
        Command::Follow => Follow { course }.run(),
        other => bail!("this program has no command {other:?}: run `cargo book`"),
    }
}
