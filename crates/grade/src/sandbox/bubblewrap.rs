//! Bubblewrap: a program that gives a command namespaces of its own, in which nothing is there but what it is handed.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use super::reach::{self, Mount, Phase, WRITTEN};

/// Whether it works here.
pub(super) fn try_it() -> Result<()> {
    let mut trial = Command::new("bwrap");
    trial.args(["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc"]);
    // A version before 0.7 does not know how much can be written.
    trial.args(["--size", &WRITTEN.to_string(), "--tmpfs", "/tmp"]);
    let tried = trial.arg("true").stdin(Stdio::null()).output();
    match tried {
        Ok(tried) if tried.status.success() => Ok(()),
        Ok(tried) => bail!("{}", String::from_utf8_lossy(&tried.stderr).trim()),
        Err(_) => bail!("bubblewrap is not installed"),
    }
}

/// The program with it around.
pub(super) fn around(program: &OsStr, edition: &Path, inside: &str, phase: Phase) -> Command {
    let mut bwrap = Command::new("bwrap");
    bwrap.args(["--unshare-all", "--die-with-parent", "--new-session"]);
    // Root, too, may do no more than others there.
    bwrap.args(["--cap-drop", "ALL"]);
    for name in reach::hidden() {
        bwrap.arg("--unsetenv").arg(name);
    }
    // As the first process, the program cannot be ended by another one in there, and none outlives it.
    bwrap.arg("--as-pid-1");
    bwrap.args(["--proc", "/proc", "--dev", "/dev"]);
    let written = WRITTEN.to_string();
    for mount in reach::mounts(program, edition, phase) {
        match mount {
            Mount::Read(path) => bwrap.arg("--ro-bind").args([&path, &path]),
            Mount::Write(path) => bwrap.arg("--bind").args([&path, &path]),
            Mount::Memory(path) => bwrap.args(["--size", &written, "--tmpfs"]).arg(path),
        };
    }
    // What all of it lies in would grow without a limit.
    bwrap.args(["--remount-ro", "/dev", "--remount-ro", "/"]);
    bwrap
        .arg("--chdir")
        .arg(edition.join(inside))
        .arg("--")
        .arg(program);
    bwrap
}
