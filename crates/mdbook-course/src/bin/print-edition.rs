//! Prints the whole book into a PDF; `cargo book pdf` builds and starts it.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Parser;
use mdbook_course::{PrintEdition, course_above};

/// Prints the whole book into a PDF; `cargo book pdf` starts it.
#[derive(Debug, Parser)]
#[command(name = "print-edition", version)]
struct Cli {
    /// The file to write
    into: PathBuf,
    /// Open it when it is done
    #[arg(long)]
    open: bool,
}

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(Cli { into, open }: &Cli) -> Result<()> {
    let here = std::env::current_dir().context("this folder is gone")?;
    let course = course_above(&here)?;
    let chromium = installed::chromium("cargo book pdf")?;
    let start = Instant::now();
    let printed = PrintEdition {
        course: &course,
        into,
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
    if *open && let Err(error) = open::that(into) {
        eprintln!("Cannot open it ({error}); open the file yourself.");
    }
    Ok(())
}
