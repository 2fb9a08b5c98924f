//! What a submission's code cannot reach while it is built and tested: the network, other submissions, the grader's files.
//!
//! The sandbox is bubblewrap, which is tried before it is used. It holds the edition, the toolchain, and nothing else of the machine
//! ([`reach`]). While something is built, no submitted code runs, and only the folder for what is built can be written to; while
//! submitted code runs, nothing of the edition can be. It does not stop code from lying about its own tests, since both share a
//! process.

mod bubblewrap;
mod reach;

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use clap::ValueEnum;

pub(crate) use reach::Phase;

/// What stands around a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Sandbox {
    /// The program bubblewrap
    Bubblewrap,
    /// No sandbox: submitted code runs as yourself
    None,
}

impl Sandbox {
    /// Fails if the sandbox does not work here.
    pub(crate) fn try_it(self) -> Result<()> {
        match self {
            Self::None => Ok(()),
            Self::Bubblewrap => bubblewrap::try_it().context(
                "There is no sandbox here. On Debian and Ubuntu, `apt install bubblewrap` installs one. Without it, submitted code can \
                 read and write whatever you can: run `cargo course grade --sandbox none` only where that is nothing of value, in a \
                 container for example",
            ),
        }
    }

    /// Its name in results.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Bubblewrap => "bubblewrap",
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
    ) -> Command {
        let program = command.get_program();
        let own = [
            ("COURSE_ROOT", edition.as_os_str()),
            ("CARGO_NET_OFFLINE", OsStr::new("true")),
            // Nobody looks at a backtrace.
            ("CARGO_PROFILE_DEV_DEBUG", OsStr::new("none")),
            // Each submission is built with the same tests.
            ("CARGO_INCREMENTAL", OsStr::new("1")),
        ];
        let asked = command.get_envs();
        let asked = asked.filter_map(|(name, value)| Some((name, value?)));
        let mut around = match self {
            Self::None => Command::new(program),
            Self::Bubblewrap => bubblewrap::around(program, edition, inside, phase),
        };
        around
            .args(command.get_args())
            .current_dir(edition.join(inside))
            .envs(own)
            .envs(asked)
            .env_remove("CARGO_TARGET_DIR")
            // What cargo says of the program that it has started is about another workspace.
            .env_remove("CARGO_MANIFEST_DIR");
        around
    }
}
