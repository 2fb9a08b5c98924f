//! A folder for judging submissions. It contains the parts of the course that the tests of one chapter
//! need, without the solutions to their exercises.
//!
//! So student code that includes files at compile time finds no solution.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use catalogue::{Catalogue, Chapter, Exercise};
use student_copy::files::{self, copy, manifest, read, table, write};
use student_copy::packages::{self, Packages, prune_the_lock};
use toml::Value;

use crate::checksum::sum;

/// The files of the course that belong to no package.
const FILES: [&str; 4] = [
    "Cargo.toml",
    "exercises/Cargo.toml",
    "exercises/Cargo.lock",
    "exercises/course.toml",
];

/// The files of exercises, by stem.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// The name of the program that contains the tests of several exercises.
pub(crate) const TOGETHER: &str = "together";

/// A file of a program of tests: its text, and the modules that the program declares for it.
struct Shared {
    text: String,
    modules: Vec<String>,
    /// The path of the file's own module `check`, relative to the folder of the file.
    check: Option<String>,
}

impl Shared {
    /// Returns the text with its own modules replaced by the program's, line by line. `folder` is the folder
    /// of the text as the program sees it. A module `check` explains the answers to one exercise, so it remains the
    /// file's own.
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

/// The name of the module that explains wrong answers. A file of tests includes it from `crates/diagnosis`.
const CHECK: &str = "check";

/// The parts of the course that the tests of a chapter need.
pub(crate) struct Edition<'c> {
    course: &'c Path,
    pub(crate) chapter: &'c Chapter,
    pub(crate) exercises: Vec<&'c Exercise>,
    packages: BTreeSet<PathBuf>,
}

impl<'c> Edition<'c> {
    /// Returns the edition of a chapter.
    pub(crate) fn of(
        course: &'c Path,
        catalogue: &'c Catalogue,
        chapter: &'c Chapter,
    ) -> Result<Self> {
        let package = Path::new("exercises").join(&chapter.folder);
        Ok(Self {
            course,
            chapter,
            exercises: catalogue.of_chapter(chapter).collect(),
            packages: Packages::of(course)?.under(&package)?,
        })
    }

    /// Returns a checksum of all files that the edition is made from.
    pub(crate) fn sum(&self) -> Result<String> {
        let mut paths: Vec<String> = FILES.map(str::to_owned).into();
        let chapter = Path::new("exercises").join(&self.chapter.folder);
        let references = Path::new("crates").join(&self.chapter.folder);
        let folders = self.packages.iter().map(PathBuf::as_path);
        for folder in folders.chain([&*chapter, &*references]) {
            let below = files::below(&self.course.join(folder))?;
            let below = below.iter();
            paths.extend(below.map(|file| format!("{}/{file}", folder.display())));
        }
        let mut sums = String::new();
        for path in paths {
            let bytes = fs::read(self.course.join(&path));
            let bytes = bytes.with_context(|| format!("cannot read {path}"))?;
            sums += &format!("{}  {path}\n", sum(&bytes));
        }
        Ok(sum(sums.as_bytes()))
    }

    /// Writes the edition into an empty folder, with the stubs and the course's tests as one program.
    pub(crate) fn lay(&self, folder: &Path) -> Result<()> {
        self.lay_workspaces(folder)?;
        for package in &self.packages {
            packages::lay(self.course, package, folder)?;
        }
        let chapter = Path::new("exercises").join(&self.chapter.folder);
        copy(&self.course.join(&chapter), &folder.join(&chapter))?;
        part_from_tests(&folder.join(&chapter))?;
        self.hold(folder, &Files::new())?;
        self.put_together(folder)?;
        prune_the_lock(&folder.join("exercises"))
    }

    /// Writes these files of exercises into an existing edition, and the stubs of the other exercises.
    pub(crate) fn hold(&self, folder: &Path, files: &Files) -> Result<()> {
        for exercise in &self.exercises {
            let path = folder.join(exercise.stub());
            let stub = self.stub(exercise)?;
            match files.get(&exercise.stem) {
                Some(text) => write(&path, text)?,
                None if fs::read(&path).is_ok_and(|text| text == stub.as_bytes()) => {}
                None => write(&path, stub)?,
            }
        }
        Ok(())
    }

    /// Combines the tests of all exercises into one program, with a module for each stem. Only one crate is compiled
    /// and linked, instead of one for each exercise. Shared code is a module of the program and is compiled once.
    fn put_together(&self, folder: &Path) -> Result<()> {
        let program = folder.join("exercises").join(&self.chapter.folder);
        let program = program.join("tests").join(TOGETHER);
        let mut shared = BTreeSet::new();
        let mut main = String::new();
        for exercise in &self.exercises {
            let stem = &exercise.stem;
            let file = Shared::of(&read(&folder.join(exercise.tests()))?, "..");
            shared.extend(file.modules);
            write(&program.join(format!("{stem}.rs")), file.text)?;
            if let Some(path) = file.check {
                let text = read(&program.join("..").join(&path))?;
                let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
                let file = Shared::of(&text, &format!("../{parent}"));
                shared.extend(file.modules);
                let place = program.join(stem).join(CHECK).with_extension("rs");
                write(&place, file.text)?;
            }
            main += &format!("mod {stem};\n");
        }
        main.extend(shared);
        write(&program.join("main.rs"), main)
    }

    /// Returns the reference solutions in the form of a submission.
    pub(crate) fn references(&self) -> Result<Files> {
        let files = self.exercises.iter().map(|exercise| {
            let path = self.course.join(exercise.reference());
            let text =
                fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            Ok((exercise.stem.clone(), text))
        });
        files.collect()
    }

    /// Returns the stub of an exercise.
    pub(crate) fn stub(&self, exercise: &Exercise) -> Result<String> {
        Ok(stubs::of(&self.course.join(exercise.reference()))?)
    }

    /// Returns the exercise that a file of the chapter belongs to, either as the student's file or as part of its
    /// tests. The path is relative to `exercises/`.
    pub(crate) fn owner(&self, file: &str) -> Option<&'c Exercise> {
        let inside = file.strip_prefix(&self.chapter.folder)?;
        let tests = format!("/tests/{TOGETHER}/");
        let inside = inside
            .strip_prefix("/src/")
            .or_else(|| inside.strip_prefix(&tests))?;
        let stem = inside.split(['/', '.']).next()?;
        self.exercises.iter().copied().find(|it| it.stem == stem)
    }

    /// Writes the students' workspace with only this chapter, and the list of the exercises.
    fn lay_workspaces(&self, folder: &Path) -> Result<()> {
        let members = vec![Value::from(self.chapter.folder.as_str())];
        let mut students = manifest(&self.course.join("exercises"))?;
        let workspace = table(&mut students, "workspace")?;
        workspace.insert("default-members".to_owned(), Value::Array(members.clone()));
        workspace.insert("members".to_owned(), Value::Array(members));
        packages::forget(&mut students, |path| !self.packages.contains(path));
        let path = folder.join("exercises").join("Cargo.toml");
        write(&path, students.to_string())?;
        let mut ours = manifest(self.course)?;
        let workspace = table(&mut ours, "workspace")?;
        workspace.insert("members".to_owned(), Value::from(vec!["crates/*"]));
        write(&folder.join("Cargo.toml"), ours.to_string())?;
        let lock = "exercises/Cargo.lock";
        copy(&self.course.join(lock), &folder.join(lock))
    }
}

/// The feature that the program of the runs needs.
pub(crate) const RUNS: &str = "runs";

/// Makes the program of the runs, an example, into one that is built without the libraries of the tests, and only with
/// the feature [`RUNS`]. Compiled for WebAssembly, too, those take twice as long as everything else.
fn part_from_tests(package: &Path) -> Result<()> {
    let mut own = manifest(package)?;
    let Some(Value::Array(mut programs)) = own.remove("example") else {
        return Ok(());
    };
    for program in programs.iter_mut().filter_map(Value::as_table_mut) {
        let needs = Value::from(vec![RUNS]);
        program.insert("required-features".to_owned(), needs);
    }
    own.insert("bin".to_owned(), programs.into());
    let features = toml::Table::from_iter([(RUNS.to_owned(), Value::Array(Vec::new()))]);
    own.insert("features".to_owned(), features.into());
    table(&mut own, "package")?.insert("autoexamples".to_owned(), false.into());
    write(&package.join("Cargo.toml"), own.to_string())
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
    fn the_program_of_the_runs_is_no_example_because_examples_need_the_libraries_of_tests() {
        let package = tempfile::tempdir().unwrap();
        let of = |text: &str| {
            fs::write(package.path().join("Cargo.toml"), text).unwrap();
            part_from_tests(package.path()).unwrap();
            read(&package.path().join("Cargo.toml")).unwrap()
        };
        let before = "[package]\nname = \"my-ch1\"\n\n[dev-dependencies]\nrstest = \"0.28\"\n";
        let example = "[[example]]\nname = \"trace-ch1\"\npath = \"examples/trace.rs\"\n";
        let laid: toml::Table = of(&format!("{before}\n{example}")).parse().unwrap();
        let expected = "[package]\nname = \"my-ch1\"\nautoexamples = false\n\n[dev-dependencies]\nrstest = \"0.28\"\n\n\
            [[bin]]\nname = \"trace-ch1\"\npath = \"examples/trace.rs\"\nrequired-features = [\"runs\"]\n\n[features]\nruns = []\n";
        assert_eq!(laid, expected.parse().unwrap());
        // A chapter without runs.
        assert_eq!(of(before), before);
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
