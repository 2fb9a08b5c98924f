//! Lays out a project: the frame that the kit has for it, under the name that it is given.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use catalogue::Project;
use installed::prune_the_lock;

use crate::course::{Course, PROJECTS};
use crate::play::left_out;

/// What all projects have in common, and what each file is called there. A manifest would be one of ours, so it is kept under
/// another name.
const COMMON: [(&str, &str); 2] = [
    ("Cargo.toml", include_str!("frame/Cargo.toml.txt")),
    (".cargo/config.toml", include_str!("frame/config.toml")),
];

/// What the name of a folder begins with until the project in it is whole.
const TEMPORARY: &str = ".new-";

/// Lays the frame of a project out, under its ID or a name of the student's, and says what to do with it: which words show its
/// milestone. What is there stays as it is.
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
        "{shown} is there already, and stays as it is"
    );
    let projects = course.path(PROJECTS);
    let cannot = || format!("cannot lay out {shown}");
    fs::create_dir_all(&projects).with_context(cannot)?;
    installed::remove_leftovers(&projects, TEMPORARY);
    // The folder gets its name when it is whole, so a killed command leaves no half of it.
    let half = projects.join(format!("{TEMPORARY}{name}-{}", std::process::id()));
    fs::create_dir(&half).with_context(cannot)?;
    let whole = write(course, project, &half, name)
        .and_then(|()| fs::rename(&half, &folder).map_err(anyhow::Error::new));
    if whole.is_err() {
        let _ = fs::remove_dir_all(&half);
    }
    whole.with_context(cannot)?;
    Ok(format!(
        "{shown} is laid out. Edit {}, and run it there:\n\n  cd {shown}\n  {words}",
        course.shown(format!("{inside}/src/main.rs"))
    ))
}

fn write(course: &Course, project: &Project, folder: &Path, name: &str) -> Result<()> {
    // What is the project's own lies in the kit, which uses it.
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
    // The versions that the course's own tools were built with, so nothing has to be fetched.
    fs::copy(course.path("Cargo.lock"), folder.join("Cargo.lock"))?;
    // Where that fails, the first build does it.
    let _ = prune_the_lock(folder);
    Ok(())
}

/// Names of small letters that no package or program can have: folders of cargo's own, libraries of Rust, and devices of Windows.
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

/// A name is one of a package and of a folder, on every system.
fn check_name(course: &Course, name: &str) -> Result<()> {
    let mut letters = name.chars();
    let begins = letters.next().is_some_and(|it| it.is_ascii_lowercase());
    // No underscore: so no program of ours in the folder that it is built into has its name.
    let goes_on = letters.all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-');
    ensure!(
        begins && goes_on && name.len() <= 40,
        "\"{name}\" is no name for a game: take small letters, digits and hyphens, such as connect-three"
    );
    let is_port = |name: &str| {
        let mut ends = ["com", "lpt"].iter().filter_map(|it| name.strip_prefix(it));
        ends.any(|end| end.parse::<u8>().is_ok_and(|it| it < 10))
    };
    ensure!(
        !TAKEN.contains(&name) && !is_port(name),
        "{name} means something else to Rust or to Windows: take another name"
    );
    // Two packages of one name cannot be told apart on cargo's command line.
    let lock = fs::read_to_string(course.path("Cargo.lock")).unwrap_or_default();
    let is_used = lock.contains(&format!("\nname = \"{name}\"\n"));
    ensure!(
        !is_used && !course.path("crates").join(name).exists(),
        "a package of the course is called {name}: take another name"
    );
    Ok(())
}
