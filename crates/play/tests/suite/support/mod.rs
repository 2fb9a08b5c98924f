//! The games, as their tests start them.

use assert_cmd::Command;

/// The game that these words ask for.
pub(crate) fn play(words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_play"));
    command.args(words.split_whitespace());
    for name in ["NO_COLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
}
