//! What a submission's code cannot reach while it is built and tested: the network, other submissions, the grader's files.
//!
//! The sandbox is bubblewrap, or the kernel's Landlock where that is not installed or the system does not let it work. Each is
//! tried before it is used. It holds the edition, the toolchain, and nothing else of the machine ([`reach`]). While something is
//! built, no submitted code runs, and only the folder for what is built can be written to; while submitted code runs, nothing of the
//! edition can be. It does not stop code from lying about its own tests, since both share a process.

mod bubblewrap;
mod landlock;
#[cfg(target_os = "linux")]
mod left;
mod reach;
#[cfg(target_os = "linux")]
mod refused;

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};
use clap::ValueEnum;

pub(crate) use landlock::{Confine, confine};
#[cfg(target_os = "linux")]
pub(crate) use left::Watch;
pub(crate) use reach::Phase;

/// What stands around a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sandbox {
    /// A program that makes namespaces.
    Bubblewrap,
    /// What a process asks the kernel for before it becomes the command.
    Landlock,
    /// Nothing: somebody said that it is not wanted.
    None,
}

/// Which one is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    /// The program bubblewrap
    Bubblewrap,
    /// Landlock, which is a part of Linux
    Landlock,
    /// No sandbox: submitted code runs as yourself
    None,
    /// The first that works here, and none where none does
    IfAny,
}

impl Sandbox {
    /// The one that is wanted, if it works here; where nobody said which, the first that does.
    pub(crate) fn find(wanted: Option<Choice>) -> Result<Self> {
        let tried = match wanted {
            Some(Choice::None) => return Ok(Self::None),
            Some(Choice::Bubblewrap) => vec![Self::Bubblewrap],
            Some(Choice::Landlock) => vec![Self::Landlock],
            None | Some(Choice::IfAny) => vec![Self::Bubblewrap, Self::Landlock],
        };
        let mut why = Vec::new();
        for sandbox in tried {
            let works = match sandbox {
                Self::Bubblewrap => bubblewrap::try_it(),
                Self::Landlock => landlock::try_it(),
                Self::None => Ok(()),
            };
            match works {
                Ok(()) => return Ok(sandbox),
                Err(error) => why.push(format!("{error:#}")),
            }
        }
        if wanted == Some(Choice::IfAny) {
            return Ok(Self::None);
        }
        bail!(
            "There is no sandbox here: {}.\nOn Debian and Ubuntu, `apt install bubblewrap` installs one. \
             Submitted code can read and write whatever you can: run `cargo course grade --unsandboxed` only where that \
             is nothing of value, in a container for example.",
            why.join("; ")
        )
    }

    /// Its name in results.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Bubblewrap => "bubblewrap",
            Self::Landlock => "landlock",
            Self::None => "none",
        }
    }

    /// The command within the sandbox, at work on an edition. It runs in that folder's `inside`.
    pub(crate) fn around(
        self,
        command: &Command,
        edition: &Path,
        inside: &str,
        phase: Phase,
    ) -> Result<Command> {
        let program = command.get_program();
        let mut around = match self {
            Self::None => Command::new(program),
            Self::Bubblewrap => bubblewrap::around(program, edition, inside, phase),
            Self::Landlock => landlock::around(program, edition, phase)?,
        };
        around
            .args(command.get_args())
            .current_dir(edition.join(inside))
            .env("COURSE_ROOT", edition)
            .env("CARGO_NET_OFFLINE", "true")
            // Nobody looks at a backtrace, and nothing is built twice.
            .env("CARGO_PROFILE_DEV_DEBUG", "none")
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("CARGO_TARGET_DIR")
            // What cargo says of the program that it has started is about another workspace.
            .env_remove("CARGO_MANIFEST_DIR");
        Ok(around)
    }

    /// What ends and removes all that a command in an edition leaves, where the sandbox does not do it.
    pub(crate) fn watch(self, edition: &Path) -> Result<Option<Watch>> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Landlock => Watch::over(reach::memory(edition)).map(Some),
            _ => {
                let _ = edition; // where there is no Landlock
                Ok(None)
            }
        }
    }
}

/// Where there is no Landlock, nothing is left behind it.
#[cfg(not(target_os = "linux"))]
pub(crate) enum Nothing {}

#[cfg(not(target_os = "linux"))]
pub(crate) use Nothing as Watch;

#[cfg(not(target_os = "linux"))]
impl Nothing {
    pub(crate) fn look(&mut self, _: &child::Cancel) {
        match *self {}
    }

    pub(crate) fn end(self) -> Result<()> {
        match self {}
    }
}
