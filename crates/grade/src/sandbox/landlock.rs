//! Landlock: a process tells the kernel what it may still do, and becomes the command. Nothing has to be installed for it, and it
//! works in containers that let nobody make namespaces.
//!
//! The process is this program once more, with the hidden command `confine`. What the command starts is confined, too, and nothing
//! takes it back. All of what is asked for has to be there: with less, the command is not started. What is no matter of files and
//! signals, Landlock does not know, and a filter of system calls refuses it (`refused`).

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use child::{Cancel, End, building_limits};
use clap::Args;

use super::reach::{self, Phase, SYSTEM};

/// What a process may still do, and the command that it becomes.
#[derive(Args)]
pub(crate) struct Confine {
    /// Files and folders that can be read
    #[arg(long)]
    read: Vec<PathBuf>,
    /// Files and folders that can be written, too
    #[arg(long)]
    write: Vec<PathBuf>,
    /// What runs is submitted code, and no build
    #[arg(long)]
    submitted: bool,
    #[arg(last = true, required = true)]
    command: Vec<OsString>,
}

/// What programs read and write on every system.
const DEVICES: [&str; 5] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
];

/// Whether all of it works here: a file that is not named cannot be read, and one that is, can be.
pub(super) fn try_it() -> Result<()> {
    let own = std::env::current_exe().context("this program is not to be found")?;
    let mut trial = launcher(SYSTEM.map(PathBuf::from), [])?;
    let looks = "head -c 1 /usr/bin/env > /dev/null && ! head -c 1 \"$0\" > /dev/null 2>&1";
    trial
        .args(["--submitted", "--", "sh", "-c", looks])
        .arg(own);
    let limits = building_limits(Duration::from_secs(10));
    let tried = child::run(trial, &limits, &Cancel::default(), |_| {})
        .context("Landlock cannot be tried")?;
    match tried.end {
        End::Exited(status) if status.success() => Ok(()),
        End::Exited(_) if tried.stderr.trim().is_empty() => {
            bail!("Landlock is there and confines nothing")
        }
        _ => bail!("{}", tried.stderr.trim().trim_start_matches("✗ ")),
    }
}

/// The program with it around.
pub(super) fn around(program: &OsStr, edition: &Path, phase: Phase) -> Result<Command> {
    // Beside what `cargo course` remembers, and removed with it.
    let memory = reach::memory(edition);
    let temporary = memory.join("temporary");
    std::fs::create_dir_all(&temporary)
        .with_context(|| format!("cannot make {}", temporary.display()))?;
    let mut read = reach::read_only(program);
    read.push(edition.to_owned());
    read.extend(settings_above(edition));
    if phase == Phase::Run {
        // Where the memory and the time of a test are looked up.
        read.push(PathBuf::from("/proc"));
    }
    let mut written = reach::written(edition, phase);
    written.push(memory);
    let mut around = launcher(read, written)?;
    if phase == Phase::Run {
        around.arg("--submitted");
    }
    for name in reach::hidden() {
        around.env_remove(name);
    }
    around.env("TMPDIR", temporary).arg("--").arg(program);
    Ok(around)
}

/// This program, as it confines itself.
fn launcher(
    read: impl IntoIterator<Item = PathBuf>,
    written: impl IntoIterator<Item = PathBuf>,
) -> Result<Command> {
    let own = std::env::current_exe().context("this program is not to be found")?;
    let mut launcher = Command::new(own);
    launcher.arg("confine");
    for path in read {
        launcher.arg("--read").arg(path);
    }
    let devices = DEVICES.map(PathBuf::from);
    for path in devices.into_iter().chain(written) {
        launcher.arg("--write").arg(path);
    }
    Ok(launcher)
}

/// What cargo and rustup look for in each folder above the one that they work in. A file that is there, and that they cannot read,
/// would stop them.
fn settings_above(edition: &Path) -> Vec<PathBuf> {
    const SETTINGS: [&str; 4] = [
        ".cargo/config.toml",
        ".cargo/config",
        "rust-toolchain.toml",
        "rust-toolchain",
    ];
    let above = edition.ancestors().skip(1);
    let files = above.flat_map(|folder| SETTINGS.map(|file| folder.join(file)));
    files.filter(|file| file.is_file()).collect()
}

/// Confines this process, and becomes the command. It comes back with what went wrong.
#[cfg(target_os = "linux")]
pub(crate) fn confine(asked: &Confine) -> Result<std::process::ExitCode> {
    use std::os::unix::process::CommandExt;

    let (program, words) = asked
        .command
        .split_first()
        .context("no command was named")?;
    restrict(asked)?;
    let error = Command::new(program).args(words).exec();
    Err(error).with_context(|| format!("cannot run {}", program.display()))
}

/// Tells the kernel what this process may still do.
#[cfg(target_os = "linux")]
fn restrict(asked: &Confine) -> Result<()> {
    use landlock::{
        ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr,
        RulesetCreatedAttr, RulesetStatus, Scope, path_beneath_rules,
    };
    use rustix::process::{Resource, Rlimit, setrlimit};
    use rustix::thread::{CapabilitySet, CapabilitySets, set_capabilities};

    // The first that keeps signals inside.
    const NEEDED: ABI = ABI::V6;
    const CAPABILITIES: CapabilitySets = CapabilitySets {
        effective: CapabilitySet::empty(),
        permitted: CapabilitySet::empty(),
        inheritable: CapabilitySet::empty(),
    };

    if asked.submitted {
        let limit = Rlimit {
            current: Some(reach::WRITTEN),
            maximum: Some(reach::WRITTEN),
        };
        setrlimit(Resource::Fsize, limit).context("the size of files cannot be limited")?;
    }
    // Root, too, may do no more than others there.
    set_capabilities(None, CAPABILITIES).context("root cannot become like others")?;
    let ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::HardRequirement)
        .handle_access(AccessFs::from_all(NEEDED))
        .and_then(|it| it.handle_access(AccessNet::from_all(NEEDED)))
        .and_then(|it| it.scope(Scope::from_all(NEEDED)))
        .and_then(Ruleset::create)
        .context("this kernel has no Landlock, or an older one than Linux 6.12")?;
    let confined = ruleset
        .add_rules(path_beneath_rules(&asked.read, AccessFs::from_read(NEEDED)))
        .and_then(|it| it.add_rules(path_beneath_rules(&asked.write, AccessFs::from_all(NEEDED))))
        .and_then(landlock::RulesetCreated::restrict_self)
        .context("the kernel's Landlock cannot be told what may be done")?;
    match confined.ruleset {
        RulesetStatus::FullyEnforced if confined.no_new_privs => {}
        _ => bail!("the kernel's Landlock enforces only a part of what it was told"),
    }
    if asked.submitted {
        super::refused::refuse()?;
    }
    Ok(())
}

/// There is none.
#[cfg(not(target_os = "linux"))]
pub(crate) fn confine(asked: &Confine) -> Result<std::process::ExitCode> {
    let _ = (&asked.read, &asked.write, asked.submitted, &asked.command);
    bail!("Landlock is a part of Linux")
}
