//! `cargo course edition`: makes the students' copy of the course, up to a chapter and without later solutions.
//!
//! The reference of a chapter remains if the copy has its solutions, or if later exercises are built with it. Other
//! references are reduced to the code of the stubs ([`withheld`]), and the tools that need them are left out
//! ([`tools`]). Pages keep their figures, but lose text that reveals a solution ([`pages`]). [`leaks`] searches the
//! copy for solutions.

mod leaks;
mod only;
mod pages;
mod plan;
mod reads;
mod tools;
mod withheld;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use catalogue::Chapter;
use student_copy::files::{copy, read};
use student_copy::packages::prune_the_lock;
use terminal::{WARN, complain, paint, say};

use crate::cli::{CheckEditions, EditionOf};
use plan::Plan;

/// The files and folders of the course's root that students also get.
const TAKEN: [&str; 8] = [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-CC-BY",
    "LICENSE-MIT",
    ".gitattributes",
    "rust-toolchain.toml",
    ".gitignore",
    ".vscode/settings.json",
];

/// The prefix of a copy's name until the copy is complete.
const TEMPORARY: &str = ".edition-";

/// Writes the copy into an empty folder.
fn lay(plan: &Plan<'_>, into: &Path) -> Result<()> {
    for file in TAKEN.iter().filter(|it| plan.course.join(it).exists()) {
        copy(&plan.course.join(file), &into.join(file))?;
    }
    tools::lay(plan, into)?;
    lay_exercises(plan, into)?;
    for chapter in plan.withheld().filter(|it| plan.has(&it.folder)) {
        withheld::lay(plan.course, chapter, into)?;
    }
    pages::lay(plan, into)?;
    Ok(())
}

/// Writes the exercises. The stubs are cut from the references, because the exercises in this course may already be
/// solved.
fn lay_exercises(plan: &Plan<'_>, into: &Path) -> Result<()> {
    for chapter in &plan.chapters {
        let folder = Path::new("exercises").join(&chapter.folder);
        copy(&plan.course.join(&folder), &into.join(&folder))?;
        for exercise in plan.catalogue.of_chapter(chapter) {
            let stub = stubs::of(&plan.course.join(exercise.reference()))?;
            fs::write(into.join(exercise.stub()), stub)?;
        }
    }
    // The commands in these folders, and the room that deep recursion needs.
    let configs = ["config.toml", "near.toml", "chapter.toml"].map(|it| format!(".cargo/{it}"));
    let chapters = plan.chapters.iter();
    let of_chapters = chapters.map(|it| format!("{}/.cargo/config.toml", it.folder));
    for file in configs.into_iter().chain(of_chapters) {
        let file = Path::new("exercises").join(file);
        if plan.course.join(&file).is_file() {
            copy(&plan.course.join(&file), &into.join(&file))?;
        }
    }
    let list = read(&plan.course.join("exercises/course.toml"))?;
    let head = "\n[[chapter]]\n";
    let ends = list.match_indices(head).nth(plan.chapters.len());
    let list = ends.map_or(&list[..], |(end, _)| &list[..end]);
    fs::write(into.join("exercises/course.toml"), list)?;
    copy(
        &plan.course.join("exercises/Cargo.lock"),
        &into.join("exercises/Cargo.lock"),
    )
}

/// Makes the requested copy.
pub(crate) fn run(asked: &EditionOf) -> Result<ExitCode> {
    let (root, catalogue) = student_copy::course()?;
    let solutions = asked.solutions.unwrap_or(asked.until.saturating_sub(1));
    let plan = Plan::new(&root, &catalogue, asked.until, solutions)?;
    let out = match &asked.out {
        Some(out) => std::path::absolute(out)?,
        None => root.join(format!("target/edition-until-{}", asked.until)),
    };
    ensure!(
        !out.exists(),
        "{} already exists; choose another folder with `--out DIR`",
        out.display()
    );
    let parent = out.parent().context("a copy cannot be made in /")?;
    fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    subprocess::installed::remove_leftovers(parent, TEMPORARY);
    // It has its name when it is whole.
    let aside = tempfile::Builder::new()
        .prefix(TEMPORARY)
        .tempdir_in(parent)?;
    let copy = aside.path().join("copy");
    fs::create_dir(&copy)?;
    lay(&plan, &copy)?;
    for workspace in [copy.clone(), copy.join("exercises")] {
        prune_the_lock(&workspace)?;
    }
    take_the_engine(&root, &copy)?;
    let (found, _) = leaks::Leaks::of(&plan)?.found_in(&copy)?;
    ensure!(
        found.is_empty(),
        "this copy would reveal solutions:\n{}",
        found.join("\n")
    );
    fs::rename(&copy, &out).with_context(|| format!("cannot make {}", out.display()))?;
    tell(&plan, solutions, &out);
    Ok(ExitCode::SUCCESS)
}

fn tell(plan: &Plan<'_>, solutions: usize, out: &Path) {
    let shown = out.display();
    let mut lines = vec![format!("{shown} is the copy for students."), plan.about()];
    let linked = plan.chapters.iter().copied();
    let linked = linked.filter(|it| plan.solved.contains(&it.folder) && it.number > solutions);
    let linked: Vec<&Chapter> = linked.collect();
    if !linked.is_empty() {
        lines.push(format!(
            "Later exercises use our {}, so these solutions are always included.",
            plan::numbers(&linked)
        ));
    }
    if !out.join(pages::ENGINE).exists() {
        complain(&paint(
            WARN,
            "Readers cannot change the runs on its pages. To allow that, run `rustup target add wasm32-wasip1` and \
            make the copy again.",
        ));
    }
    let (folder, name) = (
        out.parent().unwrap_or(out).display(),
        out.file_name().unwrap_or_default().to_string_lossy(),
    );
    let last = plan.chapters.last().map_or(1, |it| it.number);
    lines.push(format!(
        "\nWhat to do next:\n  \
         1. Try it:      cd {shown} && cargo course\n  \
         2. Pack it:     tar -czf {name}.tar.gz -C {folder} {name}\n  \
         3. Give it out, and collect what `cargo course submit` writes into one folder, handed-in.\n  \
         4. Grade it:    cargo course grade handed-in --chapter {last}"
    ));
    say(&lines.join("\n"));
}

/// Copies the program that the pages run from the book of this course. It is built from the solutions, but does not
/// reveal their code.
fn take_the_engine(course: &Path, into: &Path) -> Result<()> {
    if !course.join("crates/live").is_dir() {
        return Ok(());
    }
    let built = subprocess::installed::cargo()
        .args(["book", "build"])
        .current_dir(course)
        .stdout(std::process::Stdio::null())
        .status()
        .context("cannot run cargo")?;
    ensure!(
        built.success(),
        "the book cannot be built: run `cargo book build` to see why"
    );
    let folders = fs::read_dir(course.join("target/book/live"))
        .into_iter()
        .flatten();
    let files: Vec<PathBuf> = folders
        .flatten()
        .map(|folder| folder.path().join("live.wasm.gz"))
        .filter(|file| file.is_file())
        .collect();
    match &files[..] {
        [] => Ok(()),
        [file] => copy(file, &into.join(pages::ENGINE)),
        _ => anyhow::bail!(
            "target/book contains two programs for pages; remove this folder, and try again"
        ),
    }
}

/// Makes every copy that a class could get, and builds its book with this program. Then searches all of it for
/// solutions and for broken pages.
pub(crate) fn check(asked: &CheckEditions) -> Result<ExitCode> {
    let (root, catalogue) = student_copy::course()?;
    // It is run in each copy, where a relative path would lead elsewhere.
    let program = asked.book.as_ref().map(std::path::absolute).transpose()?;
    let mut found = Vec::new();
    let mut unused: BTreeSet<_> = leaks::EXCEPTED.iter().collect();
    for until in 1..=catalogue.chapters.len() {
        for solutions in BTreeSet::from([0, until - 1]) {
            let plan = Plan::new(&root, &catalogue, until, solutions)?;
            let laid = tempfile::tempdir()?;
            lay(&plan, laid.path())?;
            // Of each chapter's book the one that withholds most is read.
            if let (Some(program), 0) = (&program, solutions) {
                build_the_book(program, laid.path())?;
            }
            let (told, used) = leaks::Leaks::of(&plan)?.found_in(laid.path())?;
            let of = |it: String| format!("--until {until} --solutions {solutions}: {it}");
            let broken = reads::to_nothing(&plan, laid.path())?;
            found.extend(told.into_iter().chain(broken).map(of));
            unused.retain(|it| !used.contains(*it));
        }
    }
    ensure!(
        found.is_empty(),
        "copies for students would reveal solutions, or could not be made:\n{}",
        found.join("\n")
    );
    ensure!(
        unused.is_empty(),
        "these exceptions no longer reveal a solution: {unused:?}"
    );
    Ok(ExitCode::SUCCESS)
}

/// Builds the book of a copy.
fn build_the_book(program: &Path, copy: &Path) -> Result<()> {
    let built = Command::new(program)
        .arg("build")
        .current_dir(copy)
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(
        built.status.success(),
        "the book of a copy cannot be built:\n{}",
        String::from_utf8_lossy(&built.stderr)
    );
    Ok(())
}
