//! Finds the programs installed on this machine and explains how to install missing ones: cargo, programs on the
//! PATH, Chromium in its usual locations, and Rust's library for WebAssembly. Also removes the leftovers of a killed
//! program.

mod cargo;
mod chromium;
mod leftovers;

use std::path::{Path, PathBuf};
use std::process::Command;

pub use cargo::{cargo, prune_the_lock};
pub use chromium::chromium;
pub use leftovers::remove_leftovers;

/// A program that is not installed, and the command that installs it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}\n{help}")]
pub struct Missing {
    /// A sentence that names the missing program.
    pub what: String,
    /// A hint with the command that installs it.
    pub help: String,
}

/// Returns the program of this name on the PATH, with the system's suffix for executables.
pub fn program(name: &str) -> Option<PathBuf> {
    on_path(&format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Returns the file of this name on the PATH.
pub fn on_path(file: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(file));
    places.find(|place| place.is_file())
}

/// Returns a hint with the install command for this system, chosen from the commands for Windows, macOS and Debian.
pub fn how_to_install(windows: &str, macos: &str, linux: &str) -> String {
    let command = match std::env::consts::OS {
        "windows" => windows,
        "macos" => macos,
        _ => linux,
    };
    format!("`{command}` installs it")
}

/// Returns whether this machine's Rust can compile for a target, that is, whether the target's library is installed.
///
/// # Errors
/// If rustc cannot be started.
pub fn has_target(target: &str) -> std::io::Result<bool> {
    let asked = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()?;
    let folder = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    Ok(asked.status.success() && Path::new(&folder).is_dir())
}
