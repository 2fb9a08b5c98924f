//! Cargo as a command.

use std::path::Path;
use std::process::Command;

/// Returns the cargo that started this program, which saves the detour through rustup, or else the cargo on the PATH.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Removes unused packages from a workspace's lock file. No version changes.
///
/// # Errors
/// The message of cargo, if it fails.
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
