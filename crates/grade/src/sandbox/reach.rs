//! What a command in a sandbox finds: of the machine what a toolchain needs, and of the environment what cargo reads.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// What is done in a sandbox.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Something is built, and no submitted code runs.
    Build,
    /// Submitted code runs.
    Run,
}

/// The bytes that can be written into a folder that is gone afterwards.
pub(super) const WRITTEN: u64 = 256 << 20;

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

/// A place that is there. What lies in another one comes after it.
pub(super) enum Mount {
    /// It can be read.
    Read(PathBuf),
    /// It can be written, too, and stays.
    Write(PathBuf),
    /// It is empty, and what is written there lies in memory, [`WRITTEN`] bytes at most.
    Memory(PathBuf),
}

/// All that is there of the machine while a program works on an edition, where the sandbox has a system of files of its own.
pub(super) fn mounts(program: &OsStr, edition: &Path, phase: Phase) -> Vec<Mount> {
    let mut mounts = vec![Mount::Memory(PathBuf::from("/tmp"))];
    let read = read_only(program).into_iter().filter(|path| path.exists());
    mounts.extend(read.map(Mount::Read));
    mounts.push(Mount::Read(edition.to_owned()));
    mounts.extend(written(edition, phase).into_iter().map(Mount::Write));
    mounts.push(Mount::Memory(memory(edition)));
    mounts
}

/// What can be read of the machine to run this program.
fn read_only(program: &OsStr) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = SYSTEM.map(PathBuf::from).into();
    found.extend(toolchain());
    // The folder of the program itself lies in the grader's checkout: of that no more than this file is there.
    if Path::new(program).is_absolute() {
        found.push(PathBuf::from(program));
    }
    found
}

/// What can be written of an edition, besides what is gone afterwards.
fn written(edition: &Path, phase: Phase) -> Vec<PathBuf> {
    let built = edition.join("exercises/target");
    match phase {
        Phase::Build => vec![built],
        Phase::Run => locks(&built),
    }
}

/// What `cargo course` remembers, in an edition.
fn memory(edition: &Path) -> PathBuf {
    edition.join(".course")
}

/// The variables of the environment that are not known in there: all that neither cargo nor `cargo course` reads.
pub(super) fn hidden() -> impl Iterator<Item = OsString> {
    let names = std::env::vars_os().map(|(name, _)| name);
    names.filter(|name| !is_kept(name))
}

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
