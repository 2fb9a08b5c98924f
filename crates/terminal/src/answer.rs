//! What a command line itself answers.

use std::process::ExitCode;

use crate::{complain, say};

/// Says what the command line itself answers: the help, the version, or what was not understood, in
/// which case it quotes what was typed. The exit code is 0 for the first two, and 2 for the last.
pub fn answer_to(answer: &clap::Error) -> ExitCode {
    let text = answer.render().ansi().to_string();
    if answer.use_stderr() {
        complain(&text);
    } else {
        say(&text);
    }
    ExitCode::from(u8::try_from(answer.exit_code()).unwrap_or(2))
}
