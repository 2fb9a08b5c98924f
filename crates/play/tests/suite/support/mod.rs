//! Starts the games for the tests.

use assert_cmd::Command;

#[cfg(unix)]
pub(crate) mod searches;

/// Returns the command for a game with these arguments.
pub(crate) fn play(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_play"));
    command.args(words.split_whitespace());
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "COURSE_DEADLINE"] {
        command.env_remove(name);
    }
    command
}
