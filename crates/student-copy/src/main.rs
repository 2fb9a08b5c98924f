//! `cargo course edition` makes the students' copy ([`students`]), and `cargo course submit` packs a student's work.
//!
//! This is a separate program, which `cargo course` builds on demand, so students who only learn never wait for it.
//!
//! Exit codes: 0 success; 2 failure.

mod archive;
mod cli;
mod students;
mod submit;

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
        Command::Edition(asked) => students::run(&asked),
        Command::CheckEditions(asked) => students::check(&asked),
    };
    done.unwrap_or_else(|error| {
        complain(&format!("{} {error:#}", paint(BAD, "✗")));
        ExitCode::from(2)
    })
}
