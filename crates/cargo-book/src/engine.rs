//! What runs the course's code in a page, `crates/live`, as cargo builds it for WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use installed::cargo;

/// The engine of the pages, in a folder of its own below `target`.
#[derive(Debug, Clone)]
pub struct Engine {
    course: PathBuf,
    target: PathBuf,
}

impl Engine {
    /// WebAssembly with streams, and without processes or threads.
    pub const TARGET: &str = "wasm32-wasip1";

    /// The engine of a course. None where this machine's Rust cannot compile for WebAssembly, and in a
    /// course that has no engine.
    ///
    /// # Errors
    /// When rustc cannot be started.
    pub fn of(course: &Path) -> Result<Option<Self>> {
        let is_there = Self::is_in(course)
            && installed::has_target(Self::TARGET).context("cannot start rustc")?;
        Ok(is_there.then(|| Engine {
            course: course.to_owned(),
            target: course.join("target").join("live"),
        }))
    }

    /// Whether this course has one.
    pub fn is_in(course: &Path) -> bool {
        course.join("crates").join("live").is_dir()
    }

    /// The command that builds it. Where nothing changed, there is nothing to do; where another such
    /// command is at it, this one waits.
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

    /// The built program.
    pub fn program(&self) -> PathBuf {
        let folder = self.target.join(Self::TARGET).join("live");
        folder.join("live.wasm")
    }
}
