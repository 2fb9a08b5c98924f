//! Prints the whole book into a PDF. `cargo book pdf` builds and starts this program.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Parser;
use mdbook_course::{Cli, Command, PrintEdition, course_above};

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
    let Command::Pdf { into, open } = command else {
        bail!("this program has no command {command:?}: run `cargo book`");
    };
    let here = std::env::current_dir().context("the current folder no longer exists")?;
    let course = course_above(&here)?;
    let into = match into {
        Some(file) => here.join(file),
        None => course.join("target").join("look-ahead.pdf"),
    };
    let chromium = subprocess::installed::chromium("cargo book pdf")?;
    let start = Instant::now();
    let printed = PrintEdition {
        course: &course,
        into: &into,
        chromium: &chromium,
    }
    .make(|sentence| println!("{sentence}"))?;
    println!(
        "{} pages in {:.0} s, {} headings in the contents: {}",
        printed.pages,
        start.elapsed().as_secs_f64(),
        printed.contents,
        into.display()
    );
    if open && let Err(error) = open::that(&into) {
        eprintln!("Cannot open it ({error}); open the file yourself.");
    }
    Ok(())
}
