//! The engine of the pages: `crates/live`, which runs the course's code, compiled for WebAssembly with cargo.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use subprocess::installed::cargo;

/// The engine of the pages, with a target folder of its own below `target`.
#[derive(Debug, Clone)]
pub struct Engine {
    course: PathBuf,
    target: PathBuf,
}

impl Engine {
    /// The compilation target: WebAssembly with streams, but without processes or threads.
    pub const TARGET: &str = "wasm32-wasip1";

    /// Returns the engine of a course. Returns `None` if this machine's Rust cannot compile for WebAssembly, or if the
    /// course has no engine.
    ///
    /// # Errors
    /// If rustc cannot be started.
    pub fn of(course: &Path) -> Result<Option<Self>> {
        let is_there = Self::is_in(course)
            && subprocess::installed::has_target(Self::TARGET).context("cannot start rustc")?;
        Ok(is_there.then(|| Engine {
            course: course.to_owned(),
            target: course.join("target").join("live"),
        }))
    }

    /// Returns whether the course has an engine.
    pub fn is_in(course: &Path) -> bool {
        course.join("crates").join("live").is_dir()
    }

    /// Returns the command that builds the engine. The command does no work if the sources are unchanged, and it waits
    /// while another such command runs.
    pub fn build(&self) -> Command {
        let mut build = cargo();
        build
            .args(["build", "--quiet", "--locked", "--package", "live"])
            // A page records, and the assertions of a debug build would be sent to each reader.
            .args(["--features", "call-trace/on"])
            .args(["--profile", "live", "--target", Self::TARGET])
            .arg("--target-dir")
            .arg(&self.target)
            .current_dir(&self.course);
        build
    }

    /// Returns the path of the built program.
    pub fn program(&self) -> PathBuf {
        let folder = self.target.join(Self::TARGET).join("live");
        folder.join("live.wasm")
    }
}
