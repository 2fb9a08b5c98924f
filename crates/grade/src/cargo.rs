//! Cargo as a command.

use std::process::Command;

/// The cargo that has started this program, or the one that is found.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
