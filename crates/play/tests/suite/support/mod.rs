//! The games, as their tests start them.

use assert_cmd::Command;

#[cfg(unix)]
pub(crate) mod searches;

/// The game that these words ask for.
pub(crate) fn play(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_play"));
    command.args(words.split_whitespace());
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "COURSE_DEADLINE"] {
        command.env_remove(name);
    }
    command
}
