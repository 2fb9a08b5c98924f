//! What is installed on this machine, and how what is missing is installed: cargo, programs on the PATH,
//! Chromium wherever a system keeps it, Rust's library for WebAssembly. Also removes the leftovers of a killed program.

mod cargo;
mod chromium;
mod leftovers;

use std::path::{Path, PathBuf};
use std::process::Command;

pub use cargo::{cargo, prune_the_lock};
pub use chromium::chromium;
pub use leftovers::remove_leftovers;

/// Something that is not installed, and what installs it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}\n{help}")]
pub struct Missing {
    /// What is missing, in a sentence.
    pub what: String,
    /// The command that installs it.
    pub help: String,
}

/// The program of that name on the PATH, whatever the system writes behind its name.
pub fn program(name: &str) -> Option<PathBuf> {
    on_path(&format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// The file of that name on the PATH.
pub fn on_path(file: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut places = std::env::split_paths(&path).map(|folder| folder.join(file));
    places.find(|place| place.is_file())
}

/// How something is installed on this system, of the commands for Windows, macOS and Debian.
pub fn how_to_install(windows: &str, macos: &str, linux: &str) -> String {
    let command = match std::env::consts::OS {
        "windows" => windows,
        "macos" => macos,
        _ => linux,
    };
    format!("`{command}` installs it")
}

/// Whether this machine's Rust compiles for a target: its library is there.
///
/// # Errors
/// When rustc cannot be started.
pub fn has_target(target: &str) -> std::io::Result<bool> {
    let asked = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", target])
        .output()?;
    let folder = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    Ok(asked.status.success() && Path::new(&folder).is_dir())
}
