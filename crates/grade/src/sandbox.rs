//! What a submission's code cannot reach while it is built and tested: the network, other submissions, the grader's files.
//!
//! The sandbox is bubblewrap; where that is not installed or the system does not let it work, the kernel's Landlock; and where that
//! is too old, podman. Each is tried before it is used. It holds the edition, the toolchain, and nothing else of the machine ([`reach`]). While something is
//! built, no submitted code runs, and only the folder for what is built can be written to; while submitted code runs, nothing of the
//! edition can be. It does not stop code from lying about its own tests, since both share a process.

mod bubblewrap;
mod landlock;
#[cfg(target_os = "linux")]
mod left;
mod podman;
mod reach;
#[cfg(target_os = "linux")]
mod refused;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};
use child::Cancel;
use clap::ValueEnum;

pub(crate) use landlock::{Confine, confine};
pub(crate) use reach::Phase;

/// What stands around a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sandbox {
    /// A program that makes namespaces.
    Bubblewrap,
    /// What a process asks the kernel for before it becomes the command.
    Landlock,
    /// A container engine, which starts its containers this way.
    Podman(podman::Way),
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
    /// The container engine podman, which needs no image for it
    Podman,
    /// No sandbox: submitted code runs as yourself
    None,
    /// The first that works here, and none where none does
    IfAny,
}

impl Sandbox {
    /// The one that is wanted, if it works here; where nobody said which, the first that does.
    pub(crate) fn find(wanted: Option<Choice>) -> Result<Self> {
        let tried = match wanted {
            None | Some(Choice::IfAny) => {
                vec![Choice::Bubblewrap, Choice::Landlock, Choice::Podman]
            }
            Some(one) => vec![one],
        };
        let mut why = Vec::new();
        for one in tried {
            let found = match one {
                Choice::Bubblewrap => bubblewrap::try_it().map(|()| Self::Bubblewrap),
                Choice::Landlock => landlock::try_it().map(|()| Self::Landlock),
                Choice::Podman => podman::try_it().map(Self::Podman),
                Choice::None | Choice::IfAny => Ok(Self::None),
            };
            match found {
                Ok(sandbox) => return Ok(sandbox),
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
            Self::Podman(_) => "podman",
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
        let own = [
            ("COURSE_ROOT", edition.as_os_str()),
            ("CARGO_NET_OFFLINE", OsStr::new("true")),
            // Nobody looks at a backtrace.
            ("CARGO_PROFILE_DEV_DEBUG", OsStr::new("none")),
            // Each submission is built with the same tests.
            ("CARGO_INCREMENTAL", OsStr::new("1")),
        ];
        let own = own.map(|(name, value)| (OsStr::new(name), value));
        let asked = command.get_envs();
        let asked = asked.filter_map(|(name, value)| Some((name, value?)));
        let set: Vec<(&OsStr, &OsStr)> = own.into_iter().chain(asked).collect();
        let mut around = match self {
            Self::None => Command::new(program),
            Self::Bubblewrap => bubblewrap::around(program, edition, inside, phase),
            Self::Landlock => landlock::around(program, edition, phase)?,
            Self::Podman(way) => podman::around(way, program, &set, edition, inside, phase)?,
        };
        around
            .args(command.get_args())
            .current_dir(edition.join(inside))
            .envs(set)
            .env_remove("CARGO_TARGET_DIR")
            // What cargo says of the program that it has started is about another workspace.
            .env_remove("CARGO_MANIFEST_DIR");
        Ok(around)
    }

    /// What ends and removes all that a command in an edition leaves, where the sandbox does not do it by itself.
    pub(crate) fn watch(self, edition: &Path) -> Result<Watch> {
        Ok(match self {
            #[cfg(target_os = "linux")]
            Self::Landlock => Watch::Landlock(left::Left::over(reach::memory(edition))?),
            Self::Podman(way) => Watch::Podman(podman::Container::of(way, edition)?),
            _ => Watch::Nothing,
        })
    }
}

/// Kept from before a command begins until it has ended.
pub(crate) enum Watch {
    #[cfg(target_os = "linux")]
    Landlock(left::Left),
    Podman(podman::Container),
    Nothing,
}

impl Watch {
    /// Looks at what it does. To be called again and again.
    pub(crate) fn look(&mut self, command: &Cancel) {
        match self {
            #[cfg(target_os = "linux")]
            Self::Landlock(watch) => watch.look(command),
            Self::Podman(container) => container.look(),
            Self::Nothing => {
                let _ = command; // where there is no Landlock
            }
        }
    }

    /// Ends and removes what it has left.
    pub(crate) fn end(self) -> Result<()> {
        match self {
            #[cfg(target_os = "linux")]
            Self::Landlock(watch) => watch.end(),
            Self::Podman(container) => container.end(),
            Self::Nothing => Ok(()),
        }
    }
}
