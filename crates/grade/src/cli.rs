//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};

use crate::sandbox::Sandbox;

#[derive(Parser)]
#[command(name = "cargo course", bin_name = "cargo course", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Grades submissions: archives, folders, or a folder of them
    #[command(
        after_help = "Examples:\n  cargo course grade handed-in --chapter 1\n  \
        cargo course grade anna.zip ben.zip --chapter 2 --out grades\n  \
        cargo course grade handed-in --fresh 2026\n  \
        cargo course grade --again grades --points points.toml\n\n\
        Writes results.json, results.csv, a page of the class (class.html), and a page for each submission. A \
        missing file counts as not written. A file that does not compile affects no other exercise that does not use it. \
        Unchanged files keep their earlier results.\n\n\
        Exit codes: 0 graded, whatever the grades; 2 error; 3 graded, but something could not be judged."
    )]
    Grade(Grade),
    /// Runs tests that were built, within a sandbox
    #[command(hide = true)]
    RunTests(RunTests),
}

#[derive(Args)]
pub(crate) struct Grade {
    /// Archives that `cargo course submit` wrote, other .zip archives, folders, clones, or a folder of these; with --again, the folder of results
    #[arg(required = true)]
    pub(crate) submissions: Vec<PathBuf>,
    /// Run nothing, and write the results in this folder again, for example with other points
    #[arg(long, conflicts_with_all = ["chapter", "fresh", "hidden", "deadline", "building", "sandbox"])]
    pub(crate) again: bool,
    /// A TOML file with the points of exercises
    #[arg(long, value_name = "FILE")]
    pub(crate) points: Option<PathBuf>,
    /// A CSV file with the columns `file` and `name`, which gives each submission's student
    #[arg(long, value_name = "FILE")]
    pub(crate) names: Option<PathBuf>,
    /// Grade only this chapter
    #[arg(long, value_name = "NUMBER")]
    pub(crate) chapter: Option<usize>,
    /// The folder for the results; if left out, `grades`, or with --again the folder that was read
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    /// Call each function with fresh inputs, generated from this seed, and compare the answers with ours
    #[arg(long, value_name = "SEED")]
    pub(crate) fresh: Option<u64>,
    /// Also call each function with the hidden inputs in this TOML file; no report for students shows them
    #[arg(long, value_name = "FILE")]
    pub(crate) hidden: Option<PathBuf>,
    /// Seconds after which a test is stopped
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    pub(crate) deadline: Duration,
    /// Seconds after which the build of a submission is stopped, once the libraries are built
    #[arg(long, value_name = "SECONDS", default_value = subprocess::BUILDING, value_parser = seconds)]
    pub(crate) building: Duration,
    /// The sandbox for submitted code
    #[arg(long, value_name = "WHICH", value_enum, default_value = "bubblewrap")]
    pub(crate) sandbox: Sandbox,
}

/// A program of tests, and the names of the tests to run. Tests with the same text before the first colon belong to
/// one exercise.
#[derive(Args)]
pub(crate) struct RunTests {
    pub(crate) program: PathBuf,
    /// Seconds after which a test is stopped
    #[arg(long, value_parser = seconds)]
    pub(crate) deadline: Duration,
    /// Each test runs as the user nobody
    #[arg(long)]
    pub(crate) as_nobody: bool,
    pub(crate) tests: Vec<String>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok();
    let seconds = seconds.filter(|seconds| (0.1..=3600.0).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| format!("\"{text}\" is not a number of seconds from 0.1 to 3600"))
}
