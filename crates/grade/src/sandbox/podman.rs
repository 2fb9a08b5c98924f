//! Podman: a container engine. Its container needs no image, since the toolchain of this machine is put into it, as bubblewrap does.
//!
//! The engine hands a container to a process of its own, which outlives the command that asked for it. So whoever ends that
//! command ends the container, too ([`Container`]).

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use child::{Cancel, End, Guarded, building_limits};

use super::reach::{self, Mount, Phase, WRITTEN};

/// How the engine starts a container here: what it is told before all else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Way(&'static [&'static str]);

/// As it would by itself; and for machines that refuse this, by the older runtime, and without the system's help.
const WAYS: [Way; 2] = [
    Way(&[]),
    Way(&["--runtime", "runc", "--cgroup-manager", "cgroupfs"]),
];

/// What every container is told.
const ALWAYS: [&str; 15] = [
    "--rm",
    // What it says comes to us, and is written nowhere else.
    "--log-driver=none",
    // Root, too, may do no more than others there.
    "--cap-drop=all",
    "--security-opt=no-new-privileges",
    "--network=none",
    "--no-hosts",
    "--http-proxy=false",
    // Of the machine nothing is there but what is put there, and what that is made of is hidden.
    "--read-only",
    "--read-only-tmpfs=false",
    "--passwd=false",
    "--security-opt=mask=/sys",
    // The folders that are put there keep their labels.
    "--security-opt=label=disable",
    // Processes, threads and open files. By itself the engine asks for more of them than it may grant everywhere.
    "--pids-limit=4096",
    "--ulimit=nproc=4096:4096",
    "--ulimit=nofile=1024:1024",
];

/// The way that works here.
pub(super) fn try_it() -> Result<Way> {
    ensure!(
        cfg!(target_os = "linux"),
        "podman has a machine of its own here, without this one's toolchain"
    );
    let mut why = Vec::new();
    for way in WAYS {
        match try_way(way) {
            Ok(()) => return Ok(way),
            Err(error) => why.push(format!("{error:#}")),
        }
    }
    why.dedup();
    bail!("{}", why.join("; "))
}

/// Runs a program that does nothing, as others will be run.
fn try_way(way: Way) -> Result<()> {
    let folder = tempfile::tempdir().context("podman cannot be tried")?;
    let edition = folder.path().join("edition");
    fs::create_dir_all(reach::memory(&edition)).context("podman cannot be tried")?;
    let trial = around(way, OsStr::new("true"), &[], &edition, "", Phase::Run)?;
    let limits = building_limits(Duration::from_secs(30));
    let mut container = Container::of(way, &edition)?;
    let tried = child::run(trial, &limits, &Cancel::default(), |_| container.look());
    let tried = tried.context("podman cannot be tried")?;
    container.end()?;
    match tried.end {
        End::Exited(status) if status.success() => Ok(()),
        _ => bail!("{}", tried.stderr.trim()),
    }
}

/// The program with it around. Of the environment there is what is kept, and what is set for it.
pub(super) fn around(
    way: Way,
    program: &OsStr,
    set: &[(&OsStr, &OsStr)],
    edition: &Path,
    inside: &str,
    phase: Phase,
) -> Result<Command> {
    // What is put into the container needs places in it, and the engine makes them.
    let root = beside(edition, "root");
    fs::create_dir_all(&root).with_context(|| format!("cannot make {}", root.display()))?;
    let mut podman = Command::new("podman");
    podman.args(way.0).arg("run").args(ALWAYS);
    podman.arg("--cidfile").arg(beside(edition, "container"));
    podman.arg("--pidfile").arg(beside(edition, "pid"));
    // What is written into memory counts, too.
    let most = child::most_together();
    podman.arg(format!("--memory={}b", most.saturating_add(WRITTEN)));
    let set = set.iter().map(|(name, _)| (*name).to_owned());
    for name in reach::kept().chain(set) {
        podman.arg("--env").arg(name);
    }
    // In there a limit of this machine cannot be seen.
    podman.arg(format!("--env=COURSE_MEMORY={}", most >> 20));
    for mount in reach::mounts(program, edition, phase) {
        match mount {
            Mount::Read(path) => podman.arg("--mount").arg(bind(&path, ",ro")),
            Mount::Write(path) => podman.arg("--mount").arg(bind(&path, "")),
            Mount::Memory(path) => podman.arg("--tmpfs").arg(in_memory(&path)),
        };
    }
    podman.arg("--workdir").arg(edition.join(inside));
    podman.arg("--rootfs").arg(root).arg(program);
    Ok(podman)
}

/// A folder or file of this machine, at the same place in there. A comma in its name would be read as the end of it.
fn bind(path: &Path, how: &str) -> OsString {
    let quoted = |key: &str| format!("\"{key}={}\"", path.display());
    format!("type=bind,{},{}{how}", quoted("src"), quoted("dst")).into()
}

fn in_memory(path: &Path) -> OsString {
    let mut words = path.as_os_str().to_owned();
    words.push(format!(":size={WRITTEN},exec,notmpcopyup,mode=1777"));
    words
}

/// A file or folder of ours beside an edition. Two runs never share one.
fn beside(edition: &Path, what: &str) -> PathBuf {
    edition.with_extension(what)
}

/// A container that ends with the command that asked for it, or with this program.
pub(crate) struct Container {
    way: Way,
    /// The file that names it, and that of its first process.
    named: PathBuf,
    first: PathBuf,
    guarded: Option<Guarded>,
}

impl Container {
    /// The one of an edition that is to be. What is left there of a run that was killed is ended.
    pub(super) fn of(way: Way, edition: &Path) -> Result<Self> {
        let container = Self {
            way,
            named: beside(edition, "container"),
            first: beside(edition, "pid"),
            guarded: None,
        };
        container.remove()?;
        Ok(container)
    }

    /// Has it end with this program, once it is there. To be called again and again.
    pub(super) fn look(&mut self) {
        if self.guarded.is_none() {
            self.guarded = self.first_process().map(Guarded::new);
        }
    }

    /// Ends and removes it. One whose first process came to its end, the engine has removed.
    pub(super) fn end(self) -> Result<()> {
        let first = self.first_process();
        let is_over = first.is_some_and(|pid| !Path::new(&format!("/proc/{pid}")).exists());
        if is_over {
            let _ = fs::remove_file(&self.named);
        }
        self.remove()
    }

    fn remove(&self) -> Result<()> {
        if self.named.exists() {
            let mut podman = Command::new("podman");
            podman.args(self.way.0);
            podman.args(["rm", "--force", "--ignore", "--time", "0", "--cidfile"]);
            let removed = podman.arg(&self.named).stdin(Stdio::null()).output();
            let removed = removed.context("podman cannot be asked to end a container")?;
            let why = String::from_utf8_lossy(&removed.stderr);
            ensure!(
                removed.status.success(),
                "a container cannot be ended: {}",
                why.trim()
            );
        }
        for file in [&self.named, &self.first] {
            let _ = fs::remove_file(file); // where there was none
        }
        Ok(())
    }

    fn first_process(&self) -> Option<u32> {
        fs::read_to_string(&self.first).ok()?.trim().parse().ok()
    }
}
