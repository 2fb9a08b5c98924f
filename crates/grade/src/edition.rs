//! The folder in which submissions are judged: of the course what the tests of one chapter need, without the
//! solutions that they ask for.
//!
//! So student code that reads files finds no solution to read, and in a sandbox it writes nothing there. The chapter's folder is
//! laid anew for each submission. What cargo has built of the libraries stays.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalogue::{Catalogue, Chapter, Exercise};
use toml::{Table, Value};

use crate::files::{copy, manifest, table, write};
use crate::laid;
use crate::packages::{self, Packages, prune_the_lock};
use crate::submission::Submission;
use crate::work::Work;

/// The files of an edition that are in no package.
const FILES: [&str; 4] = [
    "Cargo.toml",
    "exercises/Cargo.toml",
    "exercises/Cargo.lock",
    "exercises/course.toml",
];

/// The program that holds the tests of several exercises.
pub(crate) const TOGETHER: &str = "together";

/// A file of a program of tests: its text, and the modules that the program declares for it.
struct Shared {
    text: String,
    modules: Vec<String>,
    /// Where the file's own module `check` is, from the folder of the file.
    check: Option<String>,
}

impl Shared {
    /// The text with the modules of the program in the place of its own, line by line. `folder` is the folder of the text as the
    /// program sees it. A module `check` explains the answers to one exercise, so it stays the file's own.
    fn of(text: &str, folder: &str) -> Self {
        let mut shared = Self {
            text: String::new(),
            modules: Vec::new(),
            check: None,
        };
        let mut path = None;
        for line in text.lines() {
            let is_path = stubs::file_of(line);
            let module = line
                .strip_prefix("mod ")
                .and_then(|it| it.strip_suffix(';'));
            match (is_path, module) {
                (Some(is), _) => path = Some(is),
                (_, Some(CHECK)) => {
                    shared.check = path.take().map(str::to_owned);
                    shared.text += line;
                }
                (_, Some(module)) => {
                    let found = match path.take() {
                        Some(path) => format!("#[path = \"{folder}/{path}\"]\n"),
                        None => format!("#[path = \"{folder}/{module}/mod.rs\"]\n"),
                    };
                    shared.modules.push(format!("{found}mod {module};\n"));
                    shared.text += &format!("use crate::{module};");
                }
                _ => shared.text += line,
            }
            shared.text.push('\n');
        }
        shared
    }
}

/// The module of a file of tests that explains wrong answers; it lies in `crates/diagnosis`.
const CHECK: &str = "check";

/// The folder, and what it was made from.
pub(crate) struct Edition<'c> {
    course: &'c Path,
    chapter: &'c Chapter,
    pub(crate) exercises: Vec<&'c Exercise>,
    /// The root of the edition.
    pub(crate) folder: PathBuf,
}

impl<'c> Edition<'c> {
    /// Lays the edition of a chapter into the folder of a run.
    pub(crate) fn lay(
        course: &'c Path,
        catalogue: &'c Catalogue,
        chapter: &'c Chapter,
        work: &Work,
    ) -> Result<Self> {
        let edition = Self {
            course,
            chapter,
            exercises: catalogue.of_chapter(chapter).collect(),
            folder: work.folder.clone(),
        };
        edition.lay_workspaces()?;
        let packages = Packages::of(course)?;
        let chapter_folder = Path::new("exercises").join(&chapter.folder);
        for package in packages.under(&chapter_folder)? {
            packages::lay(course, &package, &work.folder)?;
        }
        work.keep_dates()?;
        edition.lay_chapter()?;
        prune_the_lock(&edition.folder.join("exercises"))?;
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

    /// What it is known by: all files that a submission is judged with.
    pub(crate) fn sum(&self) -> Result<String> {
        let chapter = format!("exercises/{}", self.chapter.folder);
        let mut files: Vec<String> = FILES.map(str::to_owned).into();
        for folder in ["crates", &chapter] {
            if self.folder.join(folder).exists() {
                let below = laid::files(&self.folder.join(folder))?;
                files.extend(below.iter().map(|file| format!("{folder}/{file}")));
            }
        }
        Ok(laid::sum(laid::list(&self.folder, files)?.as_bytes()))
    }

    /// Forgets what `cargo course` keeps of an earlier run: it would compare this one with it.
    pub(crate) fn forget(&self) -> Result<()> {
        let memory = self.folder.join(".course");
        let of = || format!("cannot clear {}", memory.display());
        if memory.exists() {
            fs::remove_dir_all(&memory).with_context(of)?;
        }
        fs::create_dir_all(&memory).with_context(of)?;
        // What is built has a folder, before something is built there.
        fs::create_dir_all(self.folder.join("exercises/target")).with_context(of)
    }

    /// Puts the stub in the place of an exercise's file.
    pub(crate) fn put_stub(&self, exercise: &Exercise) -> Result<()> {
        fs::write(self.folder.join(exercise.stub()), self.stub(exercise)?)?;
        Ok(())
    }

    /// One program with the tests of all exercises, each in a module of its stem: one crate is compiled and linked, and not one
    /// for each of them.
    pub(crate) fn put_together(&self) -> Result<()> {
        let read = |exercise: &&Exercise| {
            let path = self.folder.join(exercise.tests());
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            Ok((exercise.stem.clone(), text))
        };
        let tests: Vec<_> = { self.exercises.iter() }.map(read).collect::<Result<_>>()?;
        self.put_program(TOGETHER, &tests)
    }

    /// One program of that name with these tests, each in a module. What they share is a module of the program, and compiled once.
    pub(crate) fn put_program(&self, name: &str, tests: &[(String, String)]) -> Result<()> {
        let folder = self.program(name);
        let mut shared = BTreeSet::new();
        let mut main = String::new();
        for (module, text) in tests {
            let file = Shared::of(text, "..");
            shared.extend(file.modules);
            write(&folder.join(format!("{module}.rs")), file.text.as_bytes())?;
            if let Some(path) = file.check {
                let explains = folder.join("..").join(&path);
                let text = fs::read_to_string(&explains)
                    .with_context(|| format!("cannot read {}", explains.display()))?;
                let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
                let file = Shared::of(&text, &format!("../{parent}"));
                shared.extend(file.modules);
                let place = folder.join(module).join(CHECK).with_extension("rs");
                write(&place, file.text.as_bytes())?;
            }
            main += &format!("mod {module};\n");
        }
        main.extend(shared);
        write(&folder.join("main.rs"), main.as_bytes())
    }

    /// Takes the texts of a program of tests away again.
    pub(crate) fn take_away(&self, name: &str) -> Result<()> {
        let folder = self.program(name);
        match folder.exists() {
            true => fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display())),
            false => Ok(()),
        }
    }

    /// Where the texts of a program of tests are.
    fn program(&self, name: &str) -> PathBuf {
        let folder = self.folder.join("exercises").join(&self.chapter.folder);
        folder.join("tests").join(name)
    }

    /// The package with the students' code.
    pub(crate) fn package(&self) -> String {
        self.chapter.student_package()
    }

    /// Our solutions, as somebody hands them in.
    pub(crate) fn references(&self) -> Result<BTreeMap<String, Vec<u8>>> {
        let files = self.exercises.iter().map(|exercise| {
            let path = self.course.join(exercise.reference());
            let text =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            Ok((exercise.stem.clone(), text))
        });
        files.collect()
    }

    /// The stub of an exercise.
    pub(crate) fn stub(&self, exercise: &Exercise) -> Result<String> {
        Ok(stubs::of(&self.course.join(exercise.reference()))?)
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

    fn write_manifest(&self, folder: &str, manifest: &Table) -> Result<()> {
        let path = self.folder.join(folder).join("Cargo.toml");
        write(&path, manifest.to_string().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tests_share_is_a_module_of_their_program_and_each_line_keeps_its_number() {
        let text = "//! a\n\n#[path = \"common/first.rs\"]\nmod first;\nmod support;\nuse support::seen;\n\nmod own {\n}\n";
        let shared = Shared::of(text, "..");
        assert_eq!(
            shared.text,
            "//! a\n\n\nuse crate::first;\nuse crate::support;\nuse support::seen;\n\nmod own {\n}\n"
        );
        assert_eq!(
            shared.modules,
            [
                "#[path = \"../common/first.rs\"]\nmod first;\n",
                "#[path = \"../support/mod.rs\"]\nmod support;\n",
            ]
        );
        assert_eq!(shared.check, None);
    }

    #[test]
    fn what_explains_wrong_answers_stays_a_module_of_its_file() {
        let path = "../../../crates/diagnosis/src/ch1/gcd.rs";
        let text = format!("//! a\n\n#[path = \"{path}\"]\nmod check;\n");
        let shared = Shared::of(&text, "..");
        assert_eq!(shared.text, "//! a\n\n\nmod check;\n");
        assert!(shared.modules.is_empty());
        assert_eq!(shared.check.as_deref(), Some(path));
    }
}
