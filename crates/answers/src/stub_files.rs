//! Generates every chapter's stubs, and checks that they are a good start for a student.

mod judged;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use catalogue::{Catalogue, Chapter, Exercise};
use xshell::{Shell, cmd};

use crate::kept::{self, Files};
use crate::students;

/// Writes the stubs. A stub with uncommitted changes may contain somebody's solution, so it is not overwritten unless `force` is
/// set.
pub fn write(root: &Path, force: bool) -> anyhow::Result<()> {
    let files = all(root)?;
    if !force {
        let at_risk = uncommitted(root, &files)?;
        if !at_risk.is_empty() {
            bail!(
                "these have uncommitted changes:\n{}\nIf they are not solutions you want to keep, run `cargo xtask stubs --force`.",
                at_risk.join("\n")
            );
        }
    }
    kept::keep(root, &files, false, "cargo xtask stubs")
}

/// Checks the stubs: they must match the reference and compile without a warning. Each of their tests must fail, except for the
/// tests listed in the catalogue; if a program is to be written, they must fail only because it is not written yet. The reference
/// must pass the same tests.
pub fn check(root: &Path) -> anyhow::Result<()> {
    let files = all(root)?;
    kept::keep(root, &files, true, "cargo xtask stubs")?;
    for chapter in &Catalogue::load(root)?.chapters {
        let folder: PathBuf = ["exercises", &chapter.folder, "src"].iter().collect();
        let strays = kept::strays(root, &folder, "rs", &files)?;
        ensure!(
            strays.is_empty(),
            "these stubs have no reference module: {strays:?}"
        );
    }
    compile_without_a_warning(root)?;
    the_tests_fail(root)
}

/// Returns the stubs of all chapters.
pub fn all(root: &Path) -> anyhow::Result<Files> {
    let mut files = Files::new();
    for chapter in &Catalogue::load(root)?.chapters {
        let reference = sources(root, chapter);
        let folder: PathBuf = ["exercises", &chapter.folder, "src"].iter().collect();
        for module in modules(root, chapter)? {
            let stub = ::stubs::of(&reference.join(::stubs::source_of(&module)))?;
            files.insert(folder.join(module), stub);
        }
    }
    Ok(files)
}

/// Returns the folder of a chapter's reference.
pub fn sources(root: &Path, chapter: &Chapter) -> PathBuf {
    root.join("crates").join(&chapter.folder).join("src")
}

/// Returns a student's files, by their paths below `src`: `lib.rs`, the files of the modules that it declares, and the files that
/// a module in a folder declares. [`source_of`](::stubs::source_of) returns the matching file of the reference.
pub fn modules(root: &Path, chapter: &Chapter) -> anyhow::Result<Vec<PathBuf>> {
    let source = sources(root, chapter);
    let mut found = Vec::new();
    let mut declaring = vec![PathBuf::from("lib.rs")];
    while let Some(file) = declaring.pop() {
        let folder = file.parent().unwrap_or(Path::new(""));
        let mut above = "";
        for line in ::stubs::of(&source.join(::stubs::source_of(&file)))?.lines() {
            if let Some(name) = ::stubs::declared(line) {
                let module = match ::stubs::file_of(above) {
                    Some(module) => folder.join(module),
                    None => folder.join(name).with_extension("rs"),
                };
                match module.ends_with("mod.rs") {
                    true => declaring.push(module),
                    false => found.push(module),
                }
            }
            above = line;
        }
        found.push(file);
    }
    Ok(found)
}

fn uncommitted(root: &Path, files: &Files) -> anyhow::Result<Vec<String>> {
    let shell = Shell::new()?;
    shell.change_dir(root);
    let status = cmd!(
        shell,
        "git status --porcelain --untracked-files=no -- exercises"
    )
    .quiet()
    .read()?;
    let changed: HashSet<PathBuf> = status
        .lines()
        .filter_map(|line| line.get(3..))
        .map(PathBuf::from)
        .collect();
    let at_risk = files
        .iter()
        .filter(|(path, stub)| changed.contains(*path) && kept::differs(root, path, stub));
    Ok(at_risk
        .map(|(path, _)| format!("  {}", path.display()))
        .collect())
}

fn exercises(root: &Path) -> anyhow::Result<Shell> {
    let shell = Shell::new()?;
    shell.change_dir(root.join("exercises"));
    for (name, value) in students::environment(root) {
        shell.set_var(name, value);
    }
    Ok(shell)
}

fn compile_without_a_warning(root: &Path) -> anyhow::Result<()> {
    let shell = exercises(root)?;
    // Without `--workspace`, cargo builds only the first chapter. Cargo repeats a warning from its cache, so nothing has to be
    // rebuilt. The programs that play what students wrote are built only on request.
    let tests = cmd!(shell, "cargo test --workspace --no-run --locked");
    let opponents = cmd!(
        shell,
        "cargo build --package opponents --all-features --locked"
    );
    for build in [tests, opponents] {
        let built = build.quiet().ignore_status().output()?;
        let said = String::from_utf8_lossy(&built.stderr);
        ensure!(
            built.status.success() && !said.contains("warning"),
            "the stubs do not compile without a warning:\n{said}"
        );
    }
    Ok(())
}

/// Runs every test of every stub. A passing test would tell a student "done" too early, unless it shows the correct part of a
/// debugging exercise.
fn the_tests_fail(root: &Path) -> anyhow::Result<()> {
    let shell = exercises(root)?;
    let output = cmd!(shell, "cargo test --workspace --no-fail-fast --locked")
        .quiet()
        .ignore_status()
        .output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    // Cargo prints the name of each test file before it runs it.
    let began = String::from_utf8_lossy(&output.stderr);
    let catalogue = Catalogue::load(root)?;
    let all = catalogue.exercises().iter();
    let missing: Vec<&str> = all
        .map(|exercise| exercise.stem.as_str())
        .filter(|stem| !began.contains(&format!("{stem}.rs")))
        .collect();
    ensure!(
        missing.is_empty(),
        "the tests of these exercises did not run on their stubs: {}",
        missing.join(", ")
    );
    let wrong = judged::passed(&said, &began, catalogue.exercises());
    ensure!(
        wrong.is_empty(),
        "every test must fail on the stubs, except those listed as `passes_untouched` in \
        exercises/course.toml:\n  {}",
        wrong.join("\n  ")
    );
    let counted = |kind: &str| {
        let tests = said.lines().filter(|line| line.starts_with("test "));
        tests.filter(|line| line.ends_with(kind)).count()
    };
    let (passed, failed) = (counted(" ... ok"), counted(" ... FAILED"));
    let ran: usize = said
        .lines()
        .filter_map(|line| {
            line.strip_prefix("running ")?
                .split(' ')
                .next()?
                .parse::<usize>()
                .ok()
        })
        .sum();
    ensure!(
        passed + failed == ran && failed > 0,
        "{ran} tests of the stubs ran, but only {failed} failures and {passed} passes were reported"
    );
    // A debugging exercise starts from a program that is wrong.
    let to_be_written = |exercise: &&Exercise| {
        let stub = fs::read_to_string(root.join(exercise.stub()));
        stub.is_ok_and(|stub| stub.contains("todo!("))
    };
    let unwritten = catalogue.exercises().iter().filter(to_be_written);
    let unwritten: Vec<&str> = unwritten.map(|exercise| exercise.stem.as_str()).collect();
    let blamed = judged::failed(&said, &began, &unwritten);
    ensure!(
        blamed.is_empty(),
        "these tests reach no `todo!`, so a student who has written nothing would read that the code is \
        wrong:\n  {}",
        blamed.join("\n  ")
    );
    println!(
        "of {ran} tests of the stubs {failed} fail, and {passed} of debugging exercises pass, as the catalogue lists them"
    );
    Ok(())
}
