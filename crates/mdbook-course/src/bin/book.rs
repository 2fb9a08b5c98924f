//! `cargo book`: builds, serves and tests the book without installing anything.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};
use mdbook_course::{Build, Engine, Follow, Serve, check, course_above, run_samples, write_theme};

const EXAMPLES: &str = "\
Examples:
  cargo book build                  the book as a folder of pages, target/book
  cargo book build --open           and open it in a browser
  cargo book serve                  read it at http://127.0.0.1:3000/ while you write
  cargo book serve --port 8080
  cargo book pdf                    the whole book on paper, target/look-ahead.pdf
  cargo book test                   build it, follow every link inside it, run its pieces of Rust

Exit codes: 0 all is well, 1 the book has a mistake, 2 the command was not understood.";

/// Builds the course's book. Nothing but this repository is needed.
#[derive(Debug, Parser)]
#[command(name = "cargo book", bin_name = "cargo book", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build the book into target/book
    Build {
        /// Build it into this folder instead; what was in it is removed
        #[arg(long, value_name = "FOLDER")]
        into: Option<PathBuf>,
        /// Open it in a browser
        #[arg(long)]
        open: bool,
    },
    /// Build the book, serve it on this machine, and follow every change
    Serve {
        /// The port to begin with; where it is taken, the next free one is used
        #[arg(long, default_value_t = 3000)]
        port: u16,
        /// Open it in a browser
        #[arg(long)]
        open: bool,
    },
    /// Print the whole book into a PDF, with contents, pages and answers; Chromium does it
    Pdf {
        /// The file to write; without it target/look-ahead.pdf
        #[arg(value_name = "FILE")]
        into: Option<PathBuf>,
        /// Open it when it is done
        #[arg(long)]
        open: bool,
    },
    /// Serve the book to `cargo course --book`, which starts this itself
    #[command(hide = true)]
    Follow,
    /// Build the book aside and check every link, figure, include and piece of Rust
    Test,
    /// Write the style and the script of the figures into book/theme, after they changed
    Theme,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli.command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let here = std::env::current_dir().context("this folder is gone")?;
    let course = course_above(&here)?;
    match command {
        Command::Build { into, open } => {
            let into = into.map(|folder| here.join(folder));
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
            if open && let Err(error) = open::that(&index) {
                eprintln!("Cannot open a browser ({error}); open the file yourself.");
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Serve { port, open } => {
            println!("Building the book …");
            Serve {
                course: &course,
                port,
                open,
            }
            .run()?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Pdf { into, open } => print(&course, &here, into, open),
        Command::Follow => {
            Follow { course: &course }.run()?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Theme => {
            write_theme(&course)?;
            println!("book/theme has the style and the script of the figures.");
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
            let report = check(folder.path())?;
            for broken in &report.broken {
                eprintln!("{broken}");
            }
            let (pages, links, broken) = (report.pages, report.links, report.broken.len());
            if broken > 0 {
                eprintln!("{pages} pages, {links} links inside the book: {broken} mistakes.");
                return Ok(ExitCode::FAILURE);
            }
            println!("{pages} pages, {links} links inside the book: all lead somewhere.");
            println!("Running the pages' own pieces of Rust …");
            let samples = run_samples(&course)?;
            println!("They compile and run, on {samples} pages.");
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Has the print edition made by a program of its own, which cargo builds first: what reads a PDF is a tenth of all that
/// the book is built from, and who reads or writes the book does without it.
fn print(course: &Path, here: &Path, into: Option<PathBuf>, open: bool) -> Result<ExitCode> {
    let into = match into {
        Some(file) => here.join(file),
        None => course.join("target").join("look-ahead.pdf"),
    };
    println!("Building the program that prints, the first time for a while …");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = std::process::Command::new(cargo)
        .args(["run", "--quiet", "--package", "mdbook-course"])
        .args(["--features", "pdf", "--bin", "print-edition", "--"])
        .arg(&into)
        .args(open.then_some("--open"))
        .current_dir(course)
        .status()
        .context("cannot start cargo")?;
    Ok(match status.success() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}
