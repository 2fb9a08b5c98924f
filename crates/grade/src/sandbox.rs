//! The sandbox for submitted code: it hides the network, other submissions and the grader's files.
//!
//! No submitted code runs during a build. During the tests, bubblewrap shows only the built tests, this program and
//! the system's libraries, all read-only, and a temporary folder in memory ([`Sandbox::around_tests`]). Many
//! containers refuse bubblewrap. There, root can run the tests as the user `nobody`. No sandbox can stop code from
//! lying about its own tests, because both share a process.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use serde::{Deserialize, Serialize};

/// The way to run submitted code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sandbox {
    /// The program bubblewrap
    Bubblewrap,
    /// For root, in a container: tests run as the user `nobody`, with access to the network
    User,
    /// No sandbox: submitted code runs with your own rights
    None,
}

/// The size of the temporary folder in bytes.
const WRITTEN: &str = "268435456";

/// The parts of the system that a program needs. From `/etc`, these are the files that locate libraries.
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

/// The number of the user `nobody`.
const NOBODY: &str = "65534";

/// The command that runs another one as `nobody`, without a way back.
pub(crate) const AS_NOBODY: [&str; 7] = [
    "setpriv",
    "--reuid=65534",
    "--regid=65534",
    "--clear-groups",
    "--no-new-privs",
    "--inh-caps=-all",
    "--bounding-set=-all",
];

impl Sandbox {
    /// Fails if the sandbox does not work here, or does not hide the course.
    pub(crate) fn try_it(self, course: &Path) -> Result<()> {
        match self {
            Self::None => Ok(()),
            Self::Bubblewrap => try_bubblewrap().context(
                "No sandbox works on this machine. On Debian and Ubuntu, `apt install bubblewrap` installs one. In a container, root \
                 can run the tests as the user `nobody`: `--sandbox user`. Without a sandbox, submitted code can read and \
                 write all files that you can: run `cargo course grade --sandbox none` only on a machine without \
                 valuable files",
            ),
            Self::User => try_user(course).context("`--sandbox user` does not work here"),
        }
    }

    /// Whether commands see a folder at another path. If not, the grader builds one submission at a time.
    pub(crate) fn moves_folders(self) -> bool {
        self == Self::Bubblewrap
    }

    /// A cargo command in the sandbox, which builds in `folder`. The command sees it as `seen`, if the sandbox moves folders.
    pub(crate) fn around_build(self, cargo: &Command, folder: &Path, seen: &Path) -> Command {
        let program = cargo.get_program();
        let mut around = match self {
            Self::User | Self::None => Command::new(program),
            Self::Bubblewrap => {
                let mut bwrap = bubblewrap();
                for name in hidden() {
                    bwrap.arg("--unsetenv").arg(name);
                }
                for path in toolchain().into_iter().filter(|path| path.exists()) {
                    bwrap.arg("--ro-bind").args([&path, &path]);
                }
                bwrap.arg("--bind").args([folder, seen]);
                begin(&mut bwrap, &seen.join("exercises")).arg(program);
                bwrap
            }
        };
        around.args(cargo.get_args());
        if self != Self::Bubblewrap {
            around.current_dir(seen.join("exercises"));
        }
        let asked = cargo.get_envs();
        around
            .env("CARGO_NET_OFFLINE", "true")
            // Nobody looks at a backtrace.
            .env("CARGO_PROFILE_DEV_DEBUG", "none")
            // Each submission is built with the same tests. `CARGO_INCREMENTAL` would speak for the libraries, too.
            .env("CARGO_PROFILE_DEV_INCREMENTAL", "true")
            .env_remove("CARGO_INCREMENTAL")
            .envs(asked.filter_map(|(name, value)| Some((name, value?))))
            .env_remove("CARGO_TARGET_DIR")
            // What cargo says of the program that it has started is about another workspace.
            .env_remove("CARGO_MANIFEST_DIR");
        around
    }

    /// The command `run-tests` of this program in the sandbox, without its options. It may write into `temporary`, or
    /// into a folder in memory.
    pub(crate) fn around_tests(self, tests: &Path, temporary: &Path) -> Result<Command> {
        let own = std::env::current_exe().context("this program cannot find its own file")?;
        let memory = std::env::var_os("COURSE_MEMORY");
        let mut around = match self {
            Self::Bubblewrap => {
                let mut bwrap = bubblewrap();
                bwrap.args(["--clearenv", "--setenv", "PATH", "/usr/bin:/bin"]);
                if let Some(memory) = &memory {
                    bwrap.args(["--setenv", "COURSE_MEMORY"]).arg(memory);
                }
                bwrap.arg("--ro-bind").arg(&own).arg("/grade/grade");
                bwrap.arg("--ro-bind").arg(tests).arg("/grade/tests");
                begin(&mut bwrap, Path::new("/tmp")).args(["/grade/grade", "run-tests"]);
                bwrap.arg("/grade/tests");
                return Ok(bwrap);
            }
            Self::User | Self::None => Command::new(&own),
        };
        around.arg("run-tests").arg(tests);
        if self == Self::User {
            around.arg("--as-nobody").env_clear();
            around.env("PATH", "/usr/bin:/bin");
        }
        if let Some(memory) = &memory {
            around.env("COURSE_MEMORY", memory);
        }
        around.env("TMPDIR", temporary).current_dir(temporary);
        Ok(around)
    }

    /// Ends the processes that the tests have left, if the sandbox does not.
    pub(crate) fn end_all(self) -> Result<()> {
        if self != Self::User {
            return Ok(());
        }
        for _ in 0..100 {
            if !nobody_runs()? {
                return Ok(());
            }
            let [program, words @ ..] = AS_NOBODY;
            let mut kill = Command::new(program);
            kill.args(words).args(["sh", "-c", "kill -9 -1"]);
            let _ = kill
                .output()
                .context("cannot end the processes that tests have left")?;
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        bail!("processes that tests have left cannot be ended")
    }
}

/// Bubblewrap with a readable system and a writable temporary folder.
fn bubblewrap() -> Command {
    let mut bwrap = Command::new("bwrap");
    bwrap.args(["--unshare-all", "--die-with-parent", "--new-session"]);
    // So root has no more rights than others.
    bwrap.args(["--cap-drop", "ALL"]);
    // Other processes in the sandbox cannot end the first one, and they end with it.
    bwrap.arg("--as-pid-1");
    bwrap.args(["--proc", "/proc", "--dev", "/dev"]);
    // Versions before 0.7 have no `--size`.
    bwrap.args(["--size", WRITTEN, "--tmpfs", "/tmp"]);
    for path in SYSTEM {
        bwrap.args(["--ro-bind-try", path, path]);
    }
    bwrap
}

/// Adds the last options of bubblewrap: the next argument is the program, which starts in this folder.
fn begin<'b>(bwrap: &'b mut Command, folder: &Path) -> &'b mut Command {
    // These folders have no limit of their own.
    bwrap.args(["--remount-ro", "/dev", "--remount-ro", "/"]);
    bwrap.arg("--chdir").arg(folder).arg("--")
}

fn try_bubblewrap() -> Result<()> {
    let mut trial = bubblewrap();
    begin(&mut trial, Path::new("/tmp")).arg("true");
    let Ok(tried) = trial.stdin(Stdio::null()).output() else {
        bail!("bubblewrap is not installed");
    };
    ensure!(
        tried.status.success(),
        "{}",
        String::from_utf8_lossy(&tried.stderr).trim()
    );
    Ok(())
}

/// Fails unless tests can run as `nobody`, that user has no process yet and cannot read the course.
fn try_user(course: &Path) -> Result<()> {
    let does = |words: &[&OsStr]| {
        let [program, become_nobody @ ..] = AS_NOBODY;
        let mut command = Command::new(program);
        command.args(become_nobody).args(words);
        command.output().context("setpriv cannot be started")
    };
    let tried = does(&[OsStr::new("true")])?;
    ensure!(
        tried.status.success(),
        "it needs root: {}",
        String::from_utf8_lossy(&tried.stderr).trim()
    );
    ensure!(
        !nobody_runs()?,
        "the user `nobody` already runs other programs"
    );
    // Files in a folder that cannot be listed can still be read by their paths.
    let lists = does(&[OsStr::new("ls"), course.as_os_str()])?;
    let enters = does(&[OsStr::new("test"), OsStr::new("-x"), course.as_os_str()])?;
    ensure!(
        !lists.status.success() && !enters.status.success(),
        "the user `nobody` has read access to the course; run `chmod 700 {}` to remove it",
        course.display()
    );
    Ok(())
}

/// Returns whether a process of the user `nobody` is running.
fn nobody_runs() -> Result<bool> {
    for process in fs::read_dir("/proc").context("processes cannot be listed")? {
        let about = process.map(|it| it.path().join("status"));
        let Ok(about) = about.and_then(fs::read_to_string) else {
            continue; // It has ended, or is no process.
        };
        let is_zombie = about.lines().any(|line| line.starts_with("State:\tZ"));
        let mut users = about.lines().filter_map(|line| line.strip_prefix("Uid:\t"));
        if !is_zombie && users.any(|it| it.split('\t').any(|user| user == NOBODY)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The environment variables that a build does not get, because cargo does not read them.
fn hidden() -> impl Iterator<Item = OsString> {
    let names = std::env::vars_os().map(|(name, _)| name);
    names.filter(|name| {
        let name = name.to_string_lossy();
        let is_secret = ["TOKEN", "CREDENTIAL"].iter().any(|it| name.contains(it));
        let named = ["PATH", "HOME", "LANG"].contains(&&*name);
        let of_ours = ["CARGO_", "RUST"].iter().any(|it| name.starts_with(it));
        !named && (!of_ours || is_secret)
    })
}

/// The folders of Rust's programs and of the libraries' sources.
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
