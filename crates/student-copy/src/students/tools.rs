//! The tools of a copy: all tools that can be built without a withheld solution. Their own tests are left out,
//! because they test the whole course.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use student_copy::files::{copy, manifest, read, table, write};
use student_copy::packages::{self, Packages};
use toml::{Table, Value};

use super::only;
use super::plan::{Plan, chapter_of};

/// The programs for students. Their dependencies are added automatically.
const PROGRAMS: [&str; 8] = [
    "course",
    "grade",
    "student-copy",
    "cargo-book",
    "mdbook-course",
    "play",
    "opponent",
    "project",
];

/// The aliases of `.cargo/config.toml`, and the package of each. If the package is missing, the command prints that.
const ALIASES: [(&str, &str); 3] = [
    ("ladder", "benches"),
    ("dots", "dots-solver"),
    ("xtask", "xtask"),
];

/// The package of opponents that students edit: a search to play against.
const OPPONENTS: &str = "opponents";

/// Writes the packages, both workspaces, the aliases and the README.
pub(super) fn lay(plan: &Plan<'_>, into: &Path) -> Result<()> {
    let kept = kept(plan)?;
    for package in &kept {
        let manifest = packages::lay(plan.course, package, into)?;
        lay_manifest(plan, package, manifest, into)?;
    }
    // What explains wrong answers to exercises that are not in the copy stays away as they do.
    let explains = into.join("crates/diagnosis/src");
    for chapter in &plan.catalogue.chapters {
        let folder = explains.join(format!("ch{}", chapter.number));
        if !plan.has(&chapter.folder) && folder.is_dir() {
            fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display()))?;
        }
    }
    let is_kept = |name: &str| kept.contains(&Path::new("crates").join(name));
    lay_workspace(plan, &kept, into)?;
    let mut members: Vec<&str> = plan.chapters.iter().map(|it| it.folder.as_str()).collect();
    let opponents = Path::new("exercises").join(OPPONENTS);
    if is_kept("opponent") && plan.course.join(&opponents).is_dir() {
        copy(&plan.course.join(&opponents), &into.join(&opponents))?;
        members.push(OPPONENTS);
    }
    lay_students_workspace(plan, &members, into)?;
    lay_aliases(plan, is_kept, into)?;
    lay_readme(plan, into)
}

/// Returns the folders of the packages in the copy.
fn kept(plan: &Plan<'_>) -> Result<BTreeSet<PathBuf>> {
    let packages = Packages::of(plan.course)?;
    let is_withheld = |package: &PathBuf| {
        chapter_of(plan.catalogue, package).is_some_and(|it| !plan.solved.contains(&it.folder))
    };
    let mut kept = BTreeSet::new();
    for chapter in &plan.chapters {
        kept.extend(packages.under(&Path::new("exercises").join(&chapter.folder))?);
    }
    let programs = PROGRAMS.iter().copied();
    for name in programs.chain(plan.solved.iter().map(String::as_str)) {
        let package = Path::new("crates").join(name);
        if !plan.course.join(&package).is_dir() {
            continue;
        }
        let under = packages.under(&package)?;
        if !under.iter().any(is_withheld) {
            kept.extend(under);
            kept.insert(package);
        }
    }
    Ok(kept)
}

/// Writes the manifest of a package without tests, so that cargo does not look for any. The example of a chapter
/// remains if the copy has its exercises, because it traces a reference.
fn lay_manifest(plan: &Plan<'_>, package: &Path, mut manifest: Table, into: &Path) -> Result<()> {
    if chapter_of(plan.catalogue, package).is_some_and(|it| plan.has(&it.folder)) {
        let mut whole = student_copy::files::manifest(&plan.course.join(package))?;
        manifest.extend(whole.remove_entry("example"));
    }
    let untested = |table: &mut Table| {
        table.insert("test".to_owned(), Value::from(false));
    };
    let folder = into.join(package);
    if folder.join("src/lib.rs").is_file() {
        let library = manifest.entry("lib").or_insert(Value::Table(Table::new()));
        if let Value::Table(library) = library {
            untested(library);
            library.insert("doctest".to_owned(), Value::from(false));
        }
    }
    let name = manifest["package"]["name"].clone();
    let programs = manifest.entry("bin").or_insert(Value::Array(Vec::new()));
    if let Value::Array(programs) = programs {
        if programs.is_empty() && folder.join("src/main.rs").is_file() {
            let main = [("name", name), ("path", Value::from("src/main.rs"))];
            programs.push(Value::Table(
                main.map(|(key, it)| (key.to_owned(), it))
                    .into_iter()
                    .collect(),
            ));
        }
        programs
            .iter_mut()
            .filter_map(Value::as_table_mut)
            .for_each(untested);
        if programs.is_empty() {
            manifest.remove("bin");
        }
    }
    write(&folder.join("Cargo.toml"), manifest.to_string())
}

/// Writes the workspace of the tools.
fn lay_workspace(plan: &Plan<'_>, kept: &BTreeSet<PathBuf>, into: &Path) -> Result<()> {
    let mut ours = manifest(plan.course)?;
    let slashed = |it: &PathBuf| it.to_string_lossy().replace('\\', "/");
    let members: Vec<Value> = kept.iter().map(|it| Value::from(slashed(it))).collect();
    table(&mut ours, "workspace")?.insert("members".to_owned(), Value::Array(members));
    packages::forget(&mut ours, |path| !kept.contains(path));
    packages::forget_profiles(&mut ours, |name| name == "chess");
    write(&into.join("Cargo.toml"), ours.to_string())?;
    copy(&plan.course.join("Cargo.lock"), &into.join("Cargo.lock"))
}

/// Writes the workspace that students edit.
fn lay_students_workspace(plan: &Plan<'_>, members: &[&str], into: &Path) -> Result<()> {
    let mut students = manifest(&plan.course.join("exercises"))?;
    let workspace = table(&mut students, "workspace")?;
    workspace.insert("members".to_owned(), Value::from(members.to_vec()));
    packages::forget(&mut students, |path| {
        !into.join(path).join("Cargo.toml").is_file()
    });
    write(&into.join("exercises/Cargo.toml"), students.to_string())
}

/// Writes the aliases. An alias without its program prints the reason.
fn lay_aliases(plan: &Plan<'_>, is_kept: impl Fn(&str) -> bool, into: &Path) -> Result<()> {
    let config = Path::new(".cargo/config.toml");
    if !plan.course.join(config).is_file() {
        return Ok(());
    }
    let text = read(&plan.course.join(config))?;
    let lines = text.split_inclusive('\n').map(|line| {
        let absent = ALIASES
            .iter()
            .find(|(alias, package)| line.starts_with(&format!("{alias} = ")) && !is_kept(package));
        absent.map_or(line.to_owned(), |(alias, _)| {
            format!("{alias} = \"with-bar --package course -- left-out {alias}\"\n")
        })
    });
    write(&into.join(config), lines.collect::<String>())
}

/// The heading of the README's part for students.
const FOR_STUDENTS: &str = "## For students\n";

/// Writes the README: the paragraph about the copy, the part for students, and the licence.
fn lay_readme(plan: &Plan<'_>, into: &Path) -> Result<()> {
    let readme = plan.course.join("README.md");
    if !readme.is_file() {
        return Ok(());
    }
    let text = read(&readme)?;
    let part = |heading: &str| {
        let (_, rest) = text.split_once(heading)?;
        Some(rest.split("\n## ").next().unwrap_or_default().trim())
    };
    let students = part(FOR_STUDENTS).context("README.md has no part for students")?;
    let licence = part("## Licence\n").unwrap_or_default();
    let begin = "A course in recursion, backtracking and game-tree search, in Rust.";
    let out = format!(
        "# Look Ahead\n\n{begin} {}\n\n{students}\n\n## Licence\n\n{licence}\n",
        plan.about()
    );
    let out = only::lines(&out, plan, into)?;
    write(&into.join("README.md"), out)
}
