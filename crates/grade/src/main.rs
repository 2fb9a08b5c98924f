//! Tools for instructors and submissions. `cargo course edition` makes the students' copy ([`students`]), `cargo
//! course submit` packs a student's work, and `cargo course grade` grades submissions.
//!
//! This is a separate program, which `cargo course` builds on demand, so students who only learn never wait for it. A
//! submission is data ([`submission`]): only the files of exercises are read from an archive or a folder. They are
//! copied into an [`edition`], which has everything for the tests of their chapter except its solutions. There they
//! are built ([`building`]) and judged ([`judge`]) in a [`sandbox`], where this program runs the tests
//! ([`run_tests`]). The [`results`] are written for people and for programs. In addition, the same code can run with
//! [`fresh`] inputs.
//!
//! The feature `grading` adds everything that only instructors need. A student's `submit` is built without it.
//!
//! Exit codes: 0 success, whatever the grades; 2 failure; 3 success, but some work could not be judged.

// Without `grading`, nobody reads what was handed in.
#![cfg_attr(not(feature = "grading"), allow(dead_code))]

mod archive;
#[cfg(feature = "grading")]
mod building;
mod cli;
#[cfg(feature = "grading")]
mod edition;
mod files;
#[cfg(feature = "grading")]
mod fresh;
#[cfg(feature = "grading")]
mod grade;
#[cfg(feature = "grading")]
mod handed_in;
#[cfg(feature = "grading")]
mod hidden;
#[cfg(feature = "grading")]
mod judge;
#[cfg(feature = "grading")]
mod names;
mod packages;
#[cfg(feature = "grading")]
mod place;
#[cfg(feature = "grading")]
mod points;
#[cfg(feature = "grading")]
mod progress;
#[cfg(feature = "grading")]
mod regrade;
#[cfg(feature = "grading")]
mod results;
#[cfg(feature = "grading")]
mod run_tests;
#[cfg(feature = "grading")]
mod sandbox;
mod students;
mod submission;
mod submit;
#[cfg(feature = "grading")]
mod suspicious;
#[cfg(feature = "grading")]
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
        Command::Submit(asked) => submit::run(&asked),
        #[cfg(feature = "grading")]
        Command::Grade(asked) => grade::run(&asked),
        #[cfg(feature = "grading")]
        Command::RunTests(asked) => run_tests::run(&asked),
        Command::Edition(asked) => students::run(&asked),
        Command::CheckEditions(asked) => students::check(&asked),
    };
    done.unwrap_or_else(|error| {
        complain(&format!("{} {error:#}", paint(BAD, "✗")));
        ExitCode::from(2)
    })
}
