//! Cargo as a command.

use std::path::Path;
use std::process::Command;

/// The cargo that has started this program, which saves the detour through rustup, or the one that is found.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Takes out of a workspace's lock file what it no longer needs; no version changes.
///
/// # Errors
/// What cargo says where it cannot.
pub fn prune_the_lock(workspace: &Path) -> Result<(), String> {
    let mut command = cargo();
    command
        // Of all commands this one alone asks for no library of another system.
        .args(["update", "--workspace", "--offline", "--quiet"])
        .current_dir(workspace);
    let ended = command.output();
    let said = ended.map_err(|error| format!("cannot run cargo: {error}"))?;
    match said.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&said.stderr).trim().to_owned()),
    }
}
