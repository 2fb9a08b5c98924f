//! `cargo course grade` grades submissions.
//!
//! This is a separate program, which `cargo course` builds on demand, so nobody else waits for its dependencies. A
//! submission is data ([`submission`]): only the files of exercises are read from an archive or a folder. They are
//! copied into an [`edition`], which has everything for the tests of their chapter except its solutions. There they
//! are built ([`building`]) and judged ([`judge`]) in a [`sandbox`], where this program runs the tests
//! ([`run_tests`]). The [`results`] are written for people and for programs. In addition, the same code can run with
//! [`fresh`] inputs.
//!
//! Exit codes: 0 success, whatever the grades; 2 failure; 3 success, but some work could not be judged.

mod archive;
mod building;
mod checksum;
mod cli;
mod edition;
mod fresh;
mod grade;
mod handed_in;
mod hidden;
mod judge;
mod names;
mod place;
mod points;
mod progress;
mod regrade;
mod results;
mod run_tests;
mod sandbox;
mod submission;
mod suspicious;
mod workers;

use std::process::ExitCode;

use clap::Parser;
use terminal::{BAD, answer_to, complain, paint};

use cli::{Cli, Command};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(answer) => return answer_to(&answer),
    };
    let done = match cli.command {
        Command::Grade(asked) => grade::run(&asked),
        Command::RunTests(asked) => run_tests::run(&asked),
    };
    done.unwrap_or_else(|error| {
        complain(&format!("{} {error:#}", paint(BAD, "✗")));
        ExitCode::from(2)
    })
}
