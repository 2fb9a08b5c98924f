//! `cargo xtask`: the tasks of contributors and of the gate.
//!
//! Each task writes files that are generated from the reference code (stubs, recordings, counts). With `--check` it fails if a
//! committed file is out of date.

mod browser;
mod ci;
mod class;
mod counts;
mod drawings;
mod licences;
mod optimised;
mod programs;
mod recordings;
mod release;
mod wasm;

use std::path::PathBuf;
use std::process::ExitCode;

use answers::{mistakes, stub_files};
use anyhow::Context;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(
    name = "cargo xtask",
    about = "Writes the files that are generated from the reference code, and checks that they are up to date",
    after_help = "Examples:\n  cargo xtask stubs                after an edit of a reference module\n  \
                  cargo xtask recordings --check   does every figure still show what the code does?\n  \
                  cargo xtask mistakes gcd         are the wrong answers to one exercise still caught?\n  \
                  cargo xtask mistakes --compare   which wrong answers need a second look?\n  \
                  cargo xtask drawings /tmp/now    then: diff -r /tmp/before /tmp/now\n  \
                  cargo xtask browser player       only the tests of the players, in Chromium\n  \
                  cargo xtask ci                   everything the gate checks after `cargo test`\n  \
                  cargo xtask ci --since main      only what the changes since main affect"
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Cut the stubs that students start from; --check also compiles them and demands that
    /// each of their tests fails
    Stubs {
        /// Change nothing; fail if anything would change
        #[arg(long)]
        check: bool,
        /// Overwrite stubs that have uncommitted changes
        #[arg(long, conflicts_with = "check")]
        force: bool,
    },
    /// Run the reference for every entry of book/recordings.toml
    Recordings {
        /// Change nothing; fail if anything would change
        #[arg(long)]
        check: bool,
    },
    /// Compute the counts in the book's tables
    Counts {
        /// Change nothing; fail if anything would change
        #[arg(long)]
        check: bool,
    },
    /// Put each known mistake into its reference and demand that the tests name it first; right
    /// answers in other styles must pass
    Mistakes {
        /// Only these exercises, or single answers: `gcd`, `gcd/subtracts`
        exercises: Vec<String>,
        /// Read the answers from loose files, DIR/STEM/NAME.rs and DIR/STEM/right/NAME.rs, instead of the known ones
        #[arg(long, value_name = "DIR")]
        from: Option<PathBuf>,
        /// Print the message of the first failing test, or the remarks on a right answer
        #[arg(long)]
        show: bool,
        /// Check nothing, and list wrong answers that need a second look: those with the same message in every test, those that
        /// equal a right answer in every test but one, those with the same first result but different messages, and those whose
        /// message changes when one of their numbers grows by one
        #[arg(long, conflicts_with_all = ["from", "show", "check"])]
        compare: bool,
        /// Write the messages of all failing tests into DIR, one file per exercise: the difference between two folders
        /// shows which words a change has changed. Slow, and no part of the gate
        #[arg(long, value_name = "DIR", conflicts_with = "compare")]
        shown: Option<PathBuf>,
        /// Has no effect: this task never writes
        #[arg(long)]
        check: bool,
    },
    /// Draw every recording and the run of every mistake in every way: to see how a change affects all drawings, compare two
    /// folders
    Drawings {
        /// A new folder
        into: PathBuf,
        /// Only the mistakes of these exercises, or single ones: `gcd`, `gcd/subtracts`
        exercises: Vec<String>,
    },
    /// Compile for WebAssembly the crates that a page could run, if that target is installed
    Wasm {
        /// Has no effect: this task never writes
        #[arg(long)]
        check: bool,
    },
    /// Build the book and test it in Chromium: players, requests, accessibility, narrow screens, weight. Needs Node and Chromium;
    /// exit code 2 if one is missing, 1 if CI is set
    Browser {
        /// Only the tests whose file name contains these words, or if there is none, the tests whose own name does
        filter: Option<String>,
        /// Has no effect: this task never writes
        #[arg(long)]
        check: bool,
    },
    /// Make a release from the commit: set the version, date the changelog's section, build the book, and write archives with
    /// their checksums into target/release-VERSION. Two runs write the same bytes
    Release {
        /// The version, such as 1.0.0
        version: String,
    },
    /// Make up a class of mistakes, stubs and references, grade it, and demand that each planted verdict is found
    Class {
        /// The number of submissions
        #[arg(long, default_value = "60")]
        submissions: usize,
        /// The chapter whose exercises they contain
        #[arg(long, default_value = "2")]
        chapter: usize,
        /// Hand in all right answers of the catalogue in other styles, and the wrong ones that judged runs must find wasteful
        #[arg(long, conflicts_with = "submissions")]
        styles: bool,
        /// Also call the functions with fresh inputs
        #[arg(long, value_name = "SEED")]
        fresh: Option<u64>,
    },
    /// Run all checks of the gate that are not part of `cargo test`
    Ci {
        /// Skip the checks that read no file that differs from this commit, which passed the gate. Uncommitted and untracked
        /// files count
        #[arg(long, value_name = "COMMIT")]
        since: Option<String>,
        /// Has no effect: this task never writes
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments.task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            // A tool that is missing on this machine is not a fault of the book, but a server must have it.
            let lacks =
                error.is::<subprocess::installed::Missing>() && std::env::var_os("CI").is_none();
            ExitCode::from(if lacks { 2 } else { 1 })
        }
    }
}

fn run(task: &Task) -> anyhow::Result<()> {
    let here = std::env::current_dir()?;
    let root = catalogue::root_above(&here)
        .with_context(|| format!("{} is not inside the course", here.display()))?;
    match task {
        Task::Stubs {
            check: false,
            force,
        } => stub_files::write(root, *force),
        Task::Stubs { check: true, .. } => stub_files::check(root),
        Task::Recordings { check } => recordings::keep(root, *check),
        Task::Counts { check } => counts::keep(root, *check),
        Task::Mistakes {
            exercises,
            compare: true,
            ..
        } => mistakes::compare(root, exercises),
        Task::Mistakes {
            exercises,
            from,
            show,
            shown,
            ..
        } => {
            let wish = mistakes::Wish {
                from: from.as_deref(),
                show: *show,
                shown: shown.as_deref(),
                draw: None,
            };
            mistakes::check(root, exercises, wish)
        }
        Task::Drawings { into, exercises } => drawings::draw_all(root, into, exercises),
        Task::Wasm { .. } => wasm::check(root),
        Task::Browser { filter, .. } => browser::run(root, filter.as_deref()),
        Task::Release { version } => release::make(root, version, release::build_book),
        Task::Class {
            submissions,
            chapter,
            styles,
            fresh,
        } => {
            let hands_in = class::HandsIn {
                chapter: *chapter,
                mixed: (!styles).then_some(*submissions),
                fresh: *fresh,
            };
            class::run(root, &hands_in)
        }
        Task::Ci { since, .. } => ci::run(root, since.as_deref()),
    }
}
