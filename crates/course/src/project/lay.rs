//! Lays out a project: copies the kit's frame for it into a folder with the given name.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use catalogue::Project;
use subprocess::installed::prune_the_lock;

use crate::course::{Course, PROJECTS};
use crate::play::left_out;

/// The files that all projects share, each with its target path. Cargo would treat the manifest as one of the course's
/// own, so it is stored under another name.
const COMMON: [(&str, &str); 2] = [
    ("Cargo.toml", include_str!("frame/Cargo.toml.txt")),
    (".cargo/config.toml", include_str!("frame/config.toml")),
];

/// The profile of the interpreter, for the projects that use it. The course's own workspace has the same profile.
const INTERPRETER: &str = include_str!("frame/interpreter.toml.txt");

/// The prefix of a project's folder until the project is complete.
const TEMPORARY: &str = ".new-";

/// Lays out the frame of a project, under its ID or a name of the student's. Returns instructions with the command that
/// shows the milestone. Fails if the folder exists, and leaves it unchanged.
pub(super) fn lay(course: &Course, project: &Project, name: &str, words: &str) -> Result<String> {
    check_name(course, name)?;
    if !course.path("crates/project/Cargo.toml").is_file() {
        bail!("{}", left_out("A project"));
    }
    let inside = format!("{PROJECTS}/{name}");
    let folder = course.path(&inside);
    let shown = course.shown(&inside);
    ensure!(
        fs::symlink_metadata(&folder).is_err(),
        "{shown} already exists and was not changed"
    );
    let projects = course.path(PROJECTS);
    let cannot = || format!("cannot create {shown}");
    fs::create_dir_all(&projects).with_context(cannot)?;
    subprocess::installed::remove_leftovers(&projects, TEMPORARY);
    // The folder is renamed once it is complete, so a killed command leaves no half of it.
    let half = projects.join(format!("{TEMPORARY}{name}-{}", std::process::id()));
    fs::create_dir(&half).with_context(cannot)?;
    let whole = write(course, project, &half, name)
        .and_then(|()| fs::rename(&half, &folder).map_err(anyhow::Error::new));
    if whole.is_err() {
        let _ = fs::remove_dir_all(&half);
    }
    whole.with_context(cannot)?;
    Ok(format!(
        "{shown} is ready. Edit {}, and run the program in its folder:\n\n  cd {shown}\n  {words}",
        course.shown(format!("{inside}/src/main.rs"))
    ))
}

fn write(course: &Course, project: &Project, folder: &Path, name: &str) -> Result<()> {
    // The project's own code is in the kit, whose tests use it.
    let frame = format!("crates/project/frames/{}.rs", project.stem);
    let frame = fs::read_to_string(course.path(&frame)).context(frame)?;
    let common = COMMON.map(|(file, text)| (file, text.replace("{PROJECT}", &project.stem)));
    for (file, text) in common.into_iter().chain([("src/main.rs", frame)]) {
        let path = folder.join(file);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, text.replace("{NAME}", name))?;
    }
    // These versions are already on the disk, since the course's own tools use them. Cargo does not have to fetch
    // anything.
    fs::copy(course.path("Cargo.lock"), folder.join("Cargo.lock"))?;
    // If pruning fails, the first build does it.
    let _ = prune_the_lock(folder);
    if fs::read_to_string(folder.join("Cargo.lock"))?.contains("name = \"wasmi\"") {
        let mut manifest = fs::OpenOptions::new()
            .append(true)
            .open(folder.join("Cargo.toml"))?;
        manifest.write_all(INTERPRETER.as_bytes())?;
    }
    Ok(())
}

/// Names of lower-case letters that a package or program cannot have: cargo's own folders, libraries of Rust, and
/// devices of Windows.
const TAKEN: [&str; 16] = [
    "src",
    "target",
    "tests",
    "benches",
    "build",
    "deps",
    "examples",
    "incremental",
    "core",
    "std",
    "alloc",
    "test",
    "con",
    "prn",
    "aux",
    "nul",
];

/// Checks that a name is valid for a package and for a folder on every system.
fn check_name(course: &Course, name: &str) -> Result<()> {
    let mut letters = name.chars();
    let begins = letters.next().is_some_and(|it| it.is_ascii_lowercase());
    // Without an underscore, it cannot clash with a program of the course in the shared build folder.
    let goes_on = letters.all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
    ensure!(
        begins && goes_on && name.len() <= 40,
        "\"{name}\" is not a name for a game: use small letters, digits and hyphens, such as connect-three"
    );
    let is_port = |name: &str| {
        let mut ends = ["com", "lpt"].iter().filter_map(|it| name.strip_prefix(it));
        ends.any(|end| end.parse::<u8>().is_ok_and(|it| it < 10))
    };
    ensure!(
        !TAKEN.contains(&name) && !is_port(name),
        "{name} is a reserved name in Rust or Windows: choose another name"
    );
    // Two packages with the same name are ambiguous on cargo's command line.
    let lock = fs::read_to_string(course.path("Cargo.lock")).unwrap_or_default();
    let is_used = lock.contains(&format!("\nname = \"{name}\"\n"));
    ensure!(
        !is_used && !course.path("crates").join(name).exists(),
        "a package of the course is called {name}: choose another name"
    );
    Ok(())
}
