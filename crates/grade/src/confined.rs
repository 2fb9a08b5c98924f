//! Runs a program of ours around submitted code: in the sandbox, for no longer than it may take, and with so much memory and
//! output and no more.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use child::{Cancel, End, Finished, building_limits};

use crate::sandbox::{Phase, Sandbox};
use crate::work::Work;

/// A folder in which programs work, and what stands around them.
#[derive(Clone, Copy)]
pub(crate) struct Confined<'c> {
    pub(crate) sandbox: Sandbox,
    pub(crate) work: &'c Work,
}

/// What came of a program.
pub(crate) struct Ran {
    /// Its exit code; none where it was stopped or ended by a signal.
    pub(crate) code: Option<i32>,
    /// Whether it was stopped because it took too long.
    pub(crate) is_late: bool,
    /// What it wrote, to its output
    pub(crate) stdout: String,
    /// and to its error output.
    pub(crate) stderr: String,
}

impl Confined<'_> {
    /// Runs a command in the folder `inside` the edition.
    pub(crate) fn run(
        &self,
        command: &Command,
        inside: &str,
        phase: Phase,
        longest: Duration,
    ) -> Result<Ran> {
        let edition: &Path = &self.work.folder;
        let around = self.sandbox.around(command, edition, inside, phase);
        let program = command.get_program().to_string_lossy();
        let finished = child::run_with(
            self.work.stdin()?,
            around,
            &building_limits(longest),
            &Cancel::default(),
            |_| {},
        );
        let Finished {
            end,
            stdout,
            stderr,
        } = finished.with_context(|| format!("cannot run {program}"))?;
        let code = match end {
            End::Exited(status) => status.code(),
            End::Deadline(_) | End::Memory(_) | End::Cancelled => None,
        };
        Ok(Ran {
            code,
            is_late: matches!(end, End::Deadline(_)),
            stdout,
            stderr,
        })
    }
}
