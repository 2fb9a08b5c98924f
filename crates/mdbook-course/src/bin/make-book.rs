//! Builds and tests the book without any installation. `cargo book` builds and starts this program.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use cargo_book::children;
use clap::Parser;
use mdbook_course::{
    Build, Built, Cli, Command, Engine, check_destination, course_above, run_samples,
};

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Err(error) = children::end_with_us() {
        eprintln!("cannot listen for Ctrl+C: {error}");
        return ExitCode::FAILURE;
    }
    match run(cli.command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let here = std::env::current_dir().context("the current folder no longer exists")?;
    let course = course_above(&here)?;
    match command {
        Command::Build { into, open } => {
            let into = into.map(|folder| here.join(folder));
            // Checked before the engine is built, which takes a minute.
            if let Some(into) = &into {
                check_destination(into)?;
            }
            let engine = Engine::build(&course)?;
            let start = Instant::now();
            let folder = Build {
                course: &course,
                into: into.as_deref(),
                reload: false,
                yours: false,
                engine: engine.as_ref(),
            }
            .run()?;
            let index = folder.canonicalize().unwrap_or(folder).join("index.html");
            println!(
                "The book is built in {:.1} s: {}",
                start.elapsed().as_secs_f64(),
                index.display()
            );
            println!(
                "Its questions, games and runs need `cargo book serve`: a browser does not run them from a file."
            );
            if open && let Err(error) = open::that(&index) {
                eprintln!("Cannot open a browser ({error}); open the file yourself.");
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Test => {
            let folder = tempfile::tempdir().context("cannot make a folder for the book")?;
            Build {
                course: &course,
                into: Some(folder.path()),
                reload: false,
                yours: false,
                engine: None,
            }
            .run()?;
            let report = Built::read(folder.path())?.check();
            for broken in &report.broken {
                eprintln!("{broken}");
            }
            let (pages, links) = (report.pages, report.links);
            let broken = report.broken.len();
            if broken > 0 {
                eprintln!("{pages} pages, {links} links inside the book: {broken} broken.");
                return Ok(ExitCode::FAILURE);
            }
            println!("{pages} pages, {links} links inside the book: all of them work.");
            println!("Running the pages' own pieces of Rust …");
            let samples = run_samples(&course)?;
            println!("They compile and run, on {samples} pages.");
            Ok(ExitCode::SUCCESS)
        }
        other => bail!("this program has no command {other:?}: run `cargo book`"),
    }
}
