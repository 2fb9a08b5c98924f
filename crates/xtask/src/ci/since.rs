//! Selects the steps of the gate that have to run after a commit that passed: those that read a changed file.
//!
//! Git does not know with which compiler a commit passed. A complete run of the gate therefore leaves the version of its compiler
//! in `target`, and every step runs if the version is missing there or differs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::Deserialize;
use xshell::cmd;

use super::shell;
use super::steps::Step;
use answers::kept;

/// The manifests of both workspaces.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "exercises/Cargo.toml"];

/// Files and folders that every step reads, besides every manifest: a manifest selects the features of libraries for the whole
/// workspace.
const READ_BY_ALL: [&str; 5] = [
    ".cargo",
    ".ci",
    "Cargo.lock",
    "rust-toolchain.toml",
    "crates/xtask/src",
];

/// Files that `cargo test` reads and no step does.
const READ_BY_NONE: [&str; 3] = [
    "CONTRIBUTING.md",
    "crates/README.md",
    "crates/dependencies.txt",
];

/// The packages of both workspaces, by name.
pub(super) struct Packages(BTreeMap<String, Package>);

struct Package {
    /// Its path from the root, with slashes.
    folder: String,
    /// The names of its dependencies, including those of its tests.
    uses: Vec<String>,
}

/// The output of `cargo metadata`.
#[derive(Deserialize)]
struct Metadata {
    workspace_root: PathBuf,
    packages: Vec<Described>,
}

#[derive(Deserialize)]
struct Described {
    name: String,
    manifest_path: PathBuf,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
}

impl Packages {
    /// Reads the manifests with `cargo metadata`.
    pub(super) fn read(root: &Path) -> anyhow::Result<Self> {
        let shell = shell(root)?;
        let mut all = BTreeMap::new();
        for manifest in MANIFESTS {
            let words = "metadata --no-deps --offline --format-version 1".split(' ');
            let described = cmd!(shell, "cargo {words...} --manifest-path {manifest}");
            let Metadata {
                workspace_root,
                packages,
            } = serde_json::from_str(&described.quiet().read()?)?;
            let workspace = Path::new(manifest).parent().unwrap_or(Path::new(""));
            for Described {
                name,
                manifest_path,
                dependencies,
            } in packages
            {
                let folder = manifest_path.parent().unwrap_or(&manifest_path);
                let folder = workspace.join(folder.strip_prefix(&workspace_root)?);
                let folder = folder.display().to_string().replace('\\', "/");
                let uses = dependencies.into_iter().map(|it| it.name).collect();
                all.insert(name, Package { folder, uses });
            }
        }
        Ok(Self(all))
    }

    /// Returns the folders of these packages, and of all packages of this repository that they depend on.
    fn folders(&self, names: impl Iterator<Item = &'static str>) -> BTreeSet<&str> {
        let mut open: Vec<&str> = names.collect();
        let mut folders = BTreeSet::new();
        while let Some(name) = open.pop() {
            if let Some(Package { folder, uses }) = self.0.get(name)
                && folders.insert(folder.as_str())
            {
                open.extend(uses.iter().map(String::as_str));
            }
        }
        folders
    }
}

/// Returns for each step whether it reads one of these files. A file that no step is known to read could matter to any of them,
/// so then every step has to run.
pub(super) fn affected(steps: &[Step], packages: &Packages, changed: &[String]) -> Vec<bool> {
    let read_by = |step: &Step| -> BTreeSet<&str> {
        let names = step.packages.iter().copied().flatten().copied();
        let mut places = packages.folders(names);
        places.extend(step.files);
        places
    };
    let reads: Vec<BTreeSet<&str>> = steps.iter().map(read_by).collect();
    let mut affected = vec![false; steps.len()];
    for file in changed {
        let is_in = |place: &&str| is_in(file, place);
        let is_manifest = file == "Cargo.toml" || file.ends_with("/Cargo.toml");
        if READ_BY_NONE.iter().any(is_in) {
            continue;
        }
        let here: Vec<bool> = reads.iter().map(|it| it.iter().any(is_in)).collect();
        let all = is_manifest || READ_BY_ALL.iter().any(is_in) || !here.contains(&true);
        for (affected, here) in affected.iter_mut().zip(here) {
            *affected |= here || all;
        }
    }
    affected
}

/// Returns whether `file` is `place` itself, or in this folder.
fn is_in(file: &str, place: &str) -> bool {
    let rest = file.strip_prefix(place);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Returns the short name of a commit, and the files that differ from it: changed, added, removed, or untracked. A renamed file
/// counts with both names.
///
/// # Errors
/// If there is no such commit.
pub(super) fn changes(root: &Path, commit: &str) -> anyhow::Result<(String, Vec<String>)> {
    let shell = shell(root)?;
    let found = format!("{commit}^{{commit}}");
    let short = cmd!(shell, "git rev-parse --verify --short {found}");
    let short = short
        .quiet()
        .ignore_stderr()
        .read()
        .with_context(|| format!("this repository has no commit {commit}"))?;
    let differ = cmd!(
        shell,
        "git diff --name-only --no-renames --relative -z {short} --"
    );
    let untracked = cmd!(shell, "git ls-files --others --exclude-standard -z");
    let listed = differ.quiet().read()? + "\0" + &untracked.quiet().read()?;
    let names = listed.split('\0').filter(|name| !name.is_empty());
    Ok((short, names.map(str::to_owned).collect()))
}

/// Returns the version of the compiler, and the file in which a complete run leaves it.
fn compiler(root: &Path) -> anyhow::Result<(String, PathBuf)> {
    let shell = shell(root)?;
    let version = cmd!(shell, "rustc -vV").quiet().read()?;
    Ok((version, root.join("target/gate/compiler")))
}

/// Returns whether the last complete run of the gate had this compiler.
pub(super) fn has_known_compiler(root: &Path) -> anyhow::Result<bool> {
    let (version, file) = compiler(root)?;
    Ok(fs::read_to_string(file).is_ok_and(|known| known == version))
}

/// Stores the version of the compiler after a complete run.
pub(super) fn store_compiler(root: &Path) -> anyhow::Result<()> {
    let (version, file) = compiler(root)?;
    kept::write(&file, &version)
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::super::steps::{EXERCISES, STEPS};
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    fn packages() -> Packages {
        Packages::read(&root()).unwrap()
    }

    /// Returns the names of the steps that run after a change of these files.
    fn run_after(packages: &Packages, changed: &[&str]) -> Vec<&'static str> {
        let changed: Vec<String> = changed.iter().map(|&file| file.to_owned()).collect();
        let affected = affected(&STEPS, packages, &changed);
        let run = STEPS.iter().zip(affected).filter(|(_, affected)| *affected);
        run.map(|(step, _)| step.name).collect()
    }

    #[test]
    fn a_change_runs_the_steps_that_read_the_file_and_no_other() {
        let packages = packages();
        let cases: &[(&[&str], &str)] = &[
            (&["CONTRIBUTING.md", "crates/README.md"], ""),
            (
                &["README.md", "LICENSE-MIT", ".vscode/settings.json"],
                "editions",
            ),
            (&["deny.toml"], "licences"),
            (&["browser/tests/new.test.mjs"], "book"),
            (
                &["book/src/README.md", "book/theme/course.css"],
                "book, editions",
            ),
            (&["book/counts/new.json"], "counts, book, editions"),
            (
                &[
                    "book/recordings/new.jsonl",
                    "book/recordings.toml",
                    "book/what-ifs.toml",
                ],
                "book, editions, recordings",
            ),
            (
                &[
                    "crates/xtask/tests/suite/main.rs",
                    "crates/exercise-tests/tests/new.rs",
                ],
                "format, lints, documentation",
            ),
            (
                &["benches/src/lib.rs"],
                "format, ladders, lints, documentation",
            ),
            (
                &["crates/counts/src/lib.rs"],
                "format, counts, lints, documentation",
            ),
            (
                &["crates/project/src/lib.rs"],
                "format, counts, editions, lints, documentation",
            ),
            (
                &[
                    "crates/course/src/main.rs",
                    "crates/grade/src/main.rs",
                    "crates/student-copy/src/main.rs",
                ],
                "format, editions, lints, documentation",
            ),
            (
                &["crates/mdbook-course/src/lib.rs"],
                "format, book, editions, lints, documentation",
            ),
            (
                &["crates/live/src/main.rs"],
                "format, lints, documentation, WebAssembly, recordings",
            ),
        ];
        for (files, expected) in cases {
            for file in *files {
                assert_eq!(
                    run_after(&packages, &[file]).join(", "),
                    *expected,
                    "{file}"
                );
            }
        }
    }

    #[test]
    fn a_change_of_a_search_or_an_exercise_skips_only_the_steps_that_do_not_read_it() {
        let packages = packages();
        for (file, skipped) in [
            (
                "crates/figures/src/lib.rs",
                "optimised tests, licences, stubs, mistakes",
            ),
            (
                "crates/ch1-recursion/src/gcd.rs",
                "optimised tests, licences",
            ),
            (
                "crates/ch2-eight-queens/mistakes/attacks.rs",
                "optimised tests, licences",
            ),
            ("crates/ch4-alpha-beta/src/lib.rs", "licences"),
            ("crates/diagnosis/src/ch1/gcd.rs", "licences"),
            (
                "crates/answers/src/mistakes.rs",
                "counts, book, editions, ladders, optimised tests, licences, WebAssembly",
            ),
            (
                "exercises/course.toml",
                "counts, ladders, optimised tests, licences",
            ),
            (
                "exercises/ch1-recursion/tests/gcd.rs",
                "counts, book, ladders, optimised tests, licences",
            ),
            (
                "exercises/Cargo.lock",
                "counts, book, ladders, optimised tests",
            ),
        ] {
            let run = run_after(&packages, &[file]);
            let names = STEPS.iter().map(|step| step.name);
            let others: Vec<&str> = names.filter(|name| !run.contains(name)).collect();
            assert_eq!(others.join(", "), skipped, "{file}");
        }
    }

    #[test]
    fn the_checks_of_answers_depend_on_no_drawing() {
        let packages = packages();
        let folders = packages.folders(["answers"].into_iter());
        assert!(folders.contains("crates/stubs"));
        for drawing in ["figures", "counts", "project", "call-trace"] {
            assert!(!folders.contains(format!("crates/{drawing}").as_str()));
        }
    }

    #[test]
    fn several_changes_run_the_steps_of_each() {
        let run = run_after(&packages(), &["deny.toml", "benches/src/lib.rs"]);
        let expected = ["format", "ladders", "lints", "documentation", "licences"];
        assert_eq!(run, expected);
        assert_eq!(run_after(&packages(), &[]), [""; 0]);
    }

    #[test]
    fn every_step_runs_after_a_change_that_could_matter_to_any() {
        let packages = packages();
        for file in [
            ".cargo/config.toml",
            ".ci/run",
            ".github/workflows/ci.yml",
            "Cargo.lock",
            "Cargo.toml",
            "crates/figures/Cargo.toml",
            "crates/xtask/src/ci.rs",
            "exercises/Cargo.toml",
            "rust-toolchain.toml",
            "rustfmt.toml",
            "new-folder/file.txt",
            // Only the beginning of the name is known.
            "bookshelf/page.md",
            "deny.toml.orig",
        ] {
            assert_eq!(run_after(&packages, &[file]).len(), STEPS.len(), "{file}");
        }
    }

    #[test]
    fn every_step_declares_packages_and_files_that_exist() {
        let packages = packages();
        for step in &STEPS {
            let name = step.name;
            let mut declared = step.packages.iter().copied().flatten();
            assert!(
                declared.next().is_some() || !step.files.is_empty(),
                "{name} reads nothing"
            );
            for package in step.packages.iter().copied().flatten() {
                assert!(packages.0.contains_key(*package), "{name}: {package}");
            }
            for file in step.files {
                assert!(root().join(file).exists(), "{name}: {file}");
            }
        }
    }

    #[test]
    fn every_package_of_the_students_workspace_is_listed() {
        let packages = packages();
        let all = packages.0.iter();
        let of_students = all.filter(|(_, it)| is_in(&it.folder, "exercises"));
        let names: Vec<&str> = of_students.map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, EXERCISES);
    }

    #[test]
    fn a_file_of_every_package_and_of_every_folder_of_the_root_makes_a_step_run() {
        let packages = packages();
        let folders = fs::read_dir(root()).unwrap().map(Result::unwrap);
        let folders = folders.filter(|it| it.file_type().unwrap().is_dir());
        let folders = folders.map(|it| it.file_name().into_string().unwrap());
        let folders: Vec<String> = folders.collect();
        assert!(folders.iter().any(|it| it == "crates"), "{folders:?}");
        let of_packages = packages.0.values().map(|it| &it.folder);
        for folder in of_packages.chain(&folders) {
            let run = run_after(&packages, &[&format!("{folder}/src/new.rs")]);
            assert!(!run.is_empty(), "{folder}");
        }
    }

    #[test]
    fn the_step_of_the_book_reads_every_file_that_a_page_quotes() {
        let packages = packages();
        let mut open = vec![root().join("book/src")];
        let mut quoted = BTreeSet::new();
        while let Some(path) = open.pop() {
            if path.is_dir() {
                let entries = fs::read_dir(path).unwrap();
                open.extend(entries.map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|it| it == "md") {
                let page = fs::read_to_string(path).unwrap();
                let quotes = page.split("{{#include ").skip(1);
                let places = quotes.filter_map(|quote| quote.split([':', '}']).next());
                let places = places.filter_map(|place| place.rsplit_once("../"));
                quoted.extend(places.map(|(_, place)| place.to_owned()));
            }
        }
        assert!(quoted.len() > 10, "{quoted:?}");
        for place in quoted {
            assert!(run_after(&packages, &[&place]).contains(&"book"), "{place}");
        }
    }

    #[test]
    fn the_step_of_the_editions_reads_everything_that_a_copy_contains() {
        let packages = packages();
        let lists = [
            ("students/tools.rs", "\nconst PROGRAMS: "),
            ("students.rs", "\nconst TAKEN: "),
        ];
        for (file, list) in lists {
            let text =
                fs::read_to_string(root().join("crates/student-copy/src").join(file)).unwrap();
            let (_, text) = text.split_once(list).unwrap();
            let (list, _) = text.split_once("];").unwrap();
            let names: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
            assert!(names.len() > 5, "{file}: {names:?}");
            for name in names {
                let place = match packages.0.contains_key(name) {
                    true => format!("crates/{name}/src/lib.rs"),
                    false => name.to_owned(),
                };
                let run = run_after(&packages, &[&place]);
                assert!(run.contains(&"editions"), "{place}");
            }
        }
    }

    #[test]
    fn files_differ_from_a_commit_if_they_are_changed_added_removed_renamed_or_untracked() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| kept::write(&folder.path().join(name), text).unwrap();
        let git = |words: &str| {
            let identity = ["-c", "user.name=a", "-c", "user.email=a@b"];
            let mut git = Command::new("git");
            git.args(identity).args(words.split(' '));
            let done = git.current_dir(folder.path()).output().unwrap();
            assert!(done.status.success(), "git {words}: {done:?}");
        };
        git("init --quiet");
        for name in ["same", "changed", "staged", "removed", "old name"] {
            write(name, name);
        }
        write(".gitignore", "ignored\n");
        git("add .");
        git("commit --quiet --message first");
        write("added", "1");
        git("add added");
        git("commit --quiet --message second");
        write("changed", "2");
        write("staged", "2");
        git("add staged");
        git("rm --quiet removed");
        let names = ["old name", "new name"].map(|name| folder.path().join(name));
        fs::rename(&names[0], &names[1]).unwrap();
        write("folder/untracked", "");
        write("ignored", "");
        let (_, mut files) = changes(folder.path(), "HEAD~1").unwrap();
        files.sort();
        let expected = [
            "added",
            "changed",
            "folder/untracked",
            "new name",
            "old name",
            "removed",
            "staged",
        ];
        assert_eq!(files, expected);
        let error = changes(folder.path(), "no-such-commit").unwrap_err();
        assert!(error.to_string().contains("no-such-commit"), "{error}");
    }
}
