//! `cargo book`.

use std::process::ExitCode;

use cargo_book::{Cli, run};
use clap::Parser;

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(&cli.command, std::env::args_os().skip(1)) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
