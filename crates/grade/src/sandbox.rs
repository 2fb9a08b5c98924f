//! What a submission's code cannot reach while it is built and tested: the network, other submissions, the grader's files.
//!
//! The sandbox is bubblewrap, where it is installed and the system lets it work, which is tried before it is used. It holds
//! the edition, the toolchain, and nothing else of the machine. While something is built, no submitted code runs, and only the
//! folder for what is built can be written to; while submitted code runs, nothing of the edition can be. It does not stop code
//! from lying about its own tests, since both share a process.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// What stands around a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sandbox {
    /// Bubblewrap.
    Bubblewrap,
    /// Nothing: somebody said that it is not wanted.
    None,
}

/// What is done in a sandbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Something is built, and no submitted code runs.
    Build,
    /// Submitted code runs.
    Run,
}

/// The bytes that can be written into a folder that is gone afterwards, and lies in memory.
const WRITTEN: &str = "268435456";

/// The parts of a system that a toolchain needs, read only. `/etc` is not among them, but for what finds libraries.
const SYSTEM: [&str; 8] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib64",
    "/etc/ld.so.cache",
    "/etc/alternatives",
    "/nix",
];

impl Sandbox {
    /// The one that works here.
    pub(crate) fn find(is_wanted: bool) -> Result<Self> {
        if !is_wanted {
            return Ok(Self::None);
        }
        let mut trial = Command::new("bwrap");
        trial.args(["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc"]);
        // A version before 0.7 does not know how much can be written.
        trial.args(["--size", WRITTEN, "--tmpfs", "/tmp"]);
        let tried = trial.arg("true").stdin(Stdio::null()).output();
        let why = match tried {
            Ok(tried) if tried.status.success() => return Ok(Self::Bubblewrap),
            Ok(tried) => String::from_utf8_lossy(&tried.stderr).trim().to_owned(),
            Err(_) => "bubblewrap is not installed".to_owned(),
        };
        bail!(
            "There is no sandbox here: {why}.\nOn Debian and Ubuntu, `apt install bubblewrap` installs one. \
             Submitted code can read and write whatever you can: run `cargo course grade --unsandboxed` only where that \
             is nothing of value, in a container for example."
        )
    }

    /// The command within the sandbox, at work on an edition. It runs in that folder's `inside`.
    pub(crate) fn around(
        &self,
        command: &Command,
        edition: &Path,
        inside: &str,
        phase: Phase,
    ) -> Command {
        let mut around = match self {
            Self::None => Command::new(command.get_program()),
            Self::Bubblewrap => bubblewrap(command.get_program(), edition, inside, phase),
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
        around
    }
}

fn bubblewrap(program: &OsStr, edition: &Path, inside: &str, phase: Phase) -> Command {
    let mut bwrap = Command::new("bwrap");
    bwrap.args(["--unshare-all", "--die-with-parent", "--new-session"]);
    // Root, too, may do no more than others there. Of the environment only what cargo and `cargo course` read is there.
    bwrap.args(["--cap-drop", "ALL"]);
    for (name, _) in std::env::vars_os().filter(|(name, _)| !is_kept(name)) {
        bwrap.arg("--unsetenv").arg(name);
    }
    // As the first process, the program cannot be ended by another one in there, and none outlives it.
    bwrap.arg("--as-pid-1");
    // First what is empty, so that what lies in it can be put there.
    bwrap.args(["--proc", "/proc", "--dev", "/dev"]);
    bwrap.args(["--size", WRITTEN, "--tmpfs", "/tmp"]);
    for path in SYSTEM {
        bwrap.args(["--ro-bind-try", path, path]);
    }
    for path in toolchain() {
        bwrap.arg("--ro-bind-try").arg(&path).arg(&path);
    }
    // The folder of the program itself lies in the grader's checkout: of that no more than this file is there.
    if Path::new(program).is_absolute() {
        bwrap.arg("--ro-bind").arg(program).arg(program);
    }
    bwrap.arg("--ro-bind").arg(edition).arg(edition);
    let built = edition.join("exercises/target");
    for path in match phase {
        Phase::Build => vec![built],
        Phase::Run => locks(&built),
    } {
        bwrap.arg("--bind").arg(&path).arg(&path);
    }
    // What `cargo course` remembers.
    let memory = edition.join(".course");
    bwrap.args(["--size", WRITTEN, "--tmpfs"]).arg(memory);
    bwrap
        .arg("--chdir")
        .arg(edition.join(inside))
        .arg("--")
        .arg(program);
    bwrap
}

/// Whether a variable of the environment is known in there.
fn is_kept(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    let is_secret = ["TOKEN", "CREDENTIAL"].iter().any(|it| name.contains(it));
    let named = ["PATH", "HOME", "LANG"].contains(&&*name);
    let of_ours = ["CARGO_", "RUST", "COURSE_"]
        .iter()
        .any(|it| name.starts_with(it));
    named || of_ours && !is_secret
}

/// The files that cargo locks, though all is built.
fn locks(built: &Path) -> Vec<PathBuf> {
    let profiles = std::fs::read_dir(built).into_iter().flatten().flatten();
    let files =
        profiles.flat_map(|profile| std::fs::read_dir(profile.path()).into_iter().flatten());
    let files = files.flatten().map(|file| file.path());
    files
        .filter(|path| path.extension().is_none() && path.to_string_lossy().ends_with("-lock"))
        .collect()
}

/// Where Rust is: its programs, and of cargo's home the sources of libraries.
fn toolchain() -> Vec<PathBuf> {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let place = |variable: &str, folder: &str| {
        let set: Option<OsString> = std::env::var_os(variable);
        set.map(PathBuf::from)
            .or_else(|| Some(home.as_ref()?.join(folder)))
    };
    let mut found: Vec<PathBuf> = place("RUSTUP_HOME", ".rustup").into_iter().collect();
    if let Some(cargo) = place("CARGO_HOME", ".cargo") {
        // Not its credentials.
        found.extend(["bin", "registry", "config.toml"].map(|part| cargo.join(part)));
    }
    found
}
