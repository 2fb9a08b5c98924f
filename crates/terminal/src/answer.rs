//! Prints the command line's own answers.

use std::process::ExitCode;

use crate::{complain, say};

/// Prints the help, the version, or an error about the arguments, which quotes them. Returns the exit code: 0 for
/// help and version, 2 for an error.
pub fn answer_to(answer: &clap::Error) -> ExitCode {
    let text = answer.render().ansi().to_string();
    if answer.use_stderr() {
        complain(&text);
    } else {
        say(&text);
    }
    ExitCode::from(u8::try_from(answer.exit_code()).unwrap_or(2))
}
