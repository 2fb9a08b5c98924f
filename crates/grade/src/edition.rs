//! The folder in which submissions are judged: of the course what the tests of one chapter need, without the
//! solutions that they ask for.
//!
//! So student code that reads files finds no solution to read, and what it writes is gone before the next submission:
//! the chapter's folder is laid anew for each. What cargo has built of the libraries stays.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use catalogue::{Catalogue, Chapter, Exercise};
use toml::{Table, Value};

use crate::submission::Submission;

/// What a package of the course needs to be built: its tests and examples stay away.
const NEEDED: [&str; 3] = ["Cargo.toml", "src", "build.rs"];

/// What of a manifest is about files that are not taken along.
const NOT_TAKEN: [&str; 4] = ["test", "example", "bench", "dev-dependencies"];

/// The folder, and what it was made from.
pub(crate) struct Edition<'c> {
    course: &'c Path,
    chapter: &'c Chapter,
    exercises: Vec<&'c Exercise>,
    /// The root of the edition.
    pub(crate) folder: PathBuf,
}

impl<'c> Edition<'c> {
    /// Lays the edition of a chapter into an empty folder.
    pub(crate) fn lay(
        course: &'c Path,
        catalogue: &'c Catalogue,
        chapter: &'c Chapter,
        folder: &Path,
    ) -> Result<Self> {
        let edition = Self {
            course,
            chapter,
            exercises: catalogue.of_chapter(chapter).collect(),
            folder: folder.to_owned(),
        };
        edition.lay_workspaces()?;
        for package in edition.packages()? {
            edition.lay_package(&package)?;
        }
        edition.lay_chapter()?;
        edition.prune_the_lock()?;
        Ok(edition)
    }

    /// Puts stubs and our tests where a submission was, and then the submission's files.
    pub(crate) fn hold(&self, submission: &Submission) -> Result<()> {
        self.lay_chapter()?;
        for exercise in &self.exercises {
            if let Some(text) = submission.files.get(&exercise.stem) {
                let path = self.folder.join(exercise.stub());
                fs::write(&path, text)
                    .with_context(|| format!("cannot write {}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Forgets what `cargo course` keeps of an earlier run: it would compare this one with it.
    pub(crate) fn forget(&self) -> Result<()> {
        let memory = self.folder.join(".course");
        if memory.exists() {
            fs::remove_dir_all(&memory)
                .with_context(|| format!("cannot clear {}", memory.display()))?;
        }
        Ok(())
    }

    /// Puts the stub in the place of an exercise's file.
    pub(crate) fn put_stub(&self, exercise: &Exercise) -> Result<()> {
        let stub = stubs::of(&self.course.join(exercise.reference()))?;
        fs::write(self.folder.join(exercise.stub()), stub)?;
        Ok(())
    }

    /// The exercise whose file that is, seen from `exercises/`.
    pub(crate) fn owner(&self, file: &str) -> Option<&'c Exercise> {
        let path = Path::new("exercises").join(file);
        let mut all = self.exercises.iter().copied();
        all.find(|exercise| exercise.stub() == path)
    }

    /// The students' workspace with this chapter alone, and the list of the exercises.
    fn lay_workspaces(&self) -> Result<()> {
        let members = vec![Value::from(self.chapter.folder.as_str())];
        let mut students = manifest(&self.course.join("exercises"))?;
        let workspace = table(&mut students, "workspace")?;
        workspace.insert("default-members".to_owned(), Value::Array(members.clone()));
        workspace.insert("members".to_owned(), Value::Array(members));
        self.write_manifest("exercises", &students)?;
        let mut ours = manifest(self.course)?;
        let workspace = table(&mut ours, "workspace")?;
        workspace.insert("members".to_owned(), Value::from(vec!["crates/*"]));
        self.write_manifest("", &ours)?;
        for file in ["exercises/course.toml", "exercises/Cargo.lock"] {
            copy(&self.course.join(file), &self.folder.join(file))?;
        }
        Ok(())
    }

    /// The packages of ours that the chapter's exercises are built with, by their folders.
    fn packages(&self) -> Result<BTreeSet<PathBuf>> {
        let places = |root: &Path| -> Result<Table> {
            let mut manifest = manifest(root)?;
            let dependencies = table(&mut manifest, "workspace")?.remove("dependencies");
            Ok(dependencies
                .and_then(|it| it.try_into().ok())
                .unwrap_or_default())
        };
        let students = places(&self.course.join("exercises"))?;
        let ours = places(self.course)?;
        let chapter = Path::new("exercises").join(&self.chapter.folder);
        let begin = ["dependencies", "dev-dependencies"];
        let mut open = self.of_ours(&chapter, &begin, &students)?;
        let mut found = BTreeSet::new();
        while let Some(package) = open.pop() {
            if found.insert(package.clone()) {
                let kinds = ["dependencies", "build-dependencies"];
                open.extend(self.of_ours(&package, &kinds, &ours)?);
            }
        }
        Ok(found)
    }

    /// The packages of ours that one uses: `kit` is at `crates/kit`.
    fn of_ours(&self, package: &Path, kinds: &[&str], places: &Table) -> Result<Vec<PathBuf>> {
        let manifest = manifest(&self.course.join(package))?;
        let uses = kinds
            .iter()
            .filter_map(|kind| manifest.get(*kind)?.as_table());
        let names = uses.flat_map(Table::keys);
        let paths = names.filter_map(|name| places.get(name)?.get("path")?.as_str());
        let paths = paths.map(|path| PathBuf::from(path.trim_start_matches("../")));
        Ok(paths.collect())
    }

    fn lay_package(&self, package: &Path) -> Result<()> {
        let (from, to) = (self.course.join(package), self.folder.join(package));
        for part in NEEDED {
            if from.join(part).exists() {
                copy(&from.join(part), &to.join(part))?;
            }
        }
        let mut manifest = manifest(&to)?;
        for part in NOT_TAKEN {
            manifest.remove(part);
        }
        write(&to.join("Cargo.toml"), manifest.to_string().as_bytes())
    }

    /// The chapter as a student finds it: the stubs are cut from the references, and the tests are ours.
    fn lay_chapter(&self) -> Result<()> {
        let chapter = Path::new("exercises").join(&self.chapter.folder);
        let to = self.folder.join(&chapter);
        if to.exists() {
            fs::remove_dir_all(&to).with_context(|| format!("cannot clear {}", to.display()))?;
        }
        copy(&self.course.join(&chapter), &to)?;
        for exercise in &self.exercises {
            self.put_stub(exercise)?;
        }
        Ok(())
    }

    /// The lock file without what the other chapters need; no version changes.
    fn prune_the_lock(&self) -> Result<()> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command
            .args(["metadata", "--offline", "--format-version", "1", "--quiet"])
            .current_dir(self.folder.join("exercises"));
        let said = command.output().context("cannot run cargo")?;
        ensure!(
            said.status.success(),
            "the chapter cannot be laid out:\n{}",
            String::from_utf8_lossy(&said.stderr).trim()
        );
        Ok(())
    }

    fn write_manifest(&self, folder: &str, manifest: &Table) -> Result<()> {
        let path = self.folder.join(folder).join("Cargo.toml");
        write(&path, manifest.to_string().as_bytes())
    }
}

fn manifest(folder: &Path) -> Result<Table> {
    let path = folder.join("Cargo.toml");
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    text.parse()
        .with_context(|| format!("{} is not right", path.display()))
}

fn table<'t>(manifest: &'t mut Table, name: &str) -> Result<&'t mut Table> {
    match manifest.get_mut(name) {
        Some(Value::Table(table)) => Ok(table),
        _ => bail!("a manifest of the course has no [{name}]"),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let folder = path.parent().context("a path without a folder")?;
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Copies a file, or a folder with what it holds. What a build or an editor left, and links, stay behind.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let what =
        fs::symlink_metadata(from).with_context(|| format!("cannot read {}", from.display()))?;
    if what.is_file() {
        let bytes = fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        return write(to, &bytes);
    }
    if what.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            let text = name.to_string_lossy();
            // Somebody's own answers, set aside by a reset, are no part of the course.
            if text != "target" && !text.contains(".mine-") && !text.starts_with('.') {
                copy(&from.join(&name), &to.join(&name))?;
            }
        }
    }
    Ok(())
}
