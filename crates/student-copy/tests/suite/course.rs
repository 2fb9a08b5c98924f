//! A course of one chapter, two exercises and no library. The tests of the grader use it, too.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::PROGRAM;

/// A right answer to `one`.
pub(crate) const RIGHT: &str = "pub fn one(n: u64) -> u64 { 2 * n }\n";
/// The stub that a student begins with.
pub(crate) const STUB: &str = "pub fn one(n: u64) -> u64 {\n    todo!(\"twice n\")\n}\n";

const REFERENCE: &str = "pub fn one(n: u64) -> u64 {\n    // ANCHOR: body todo!(\"twice n\")\n    2 * n\n    // ANCHOR_END: body\n}\n";

/// Three tests of two functions.
const TESTS: &str = r#"
fn check(n: u64) {
    let got = small::one::one(n);
    assert!(got == 2 * n, "one({n}): yours returned {got}, and it should be {}.", 2 * n);
}
#[test] fn of_one() { check(1) }
mod further {
    #[test] fn case_1_two() { super::check(2) }
    #[test] fn case_2_three() { super::check(3) }
}
"#;

/// The course.
pub(crate) struct Course {
    pub(crate) root: PathBuf,
    folder: String,
}

impl Course {
    /// A new one; the name is the test's.
    pub(crate) fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(env!("CARGO_PKG_NAME"))
            .join(name);
        let _ = fs::remove_dir_all(&root);
        let course = Self {
            root,
            folder: format!("ch1-{name}"),
        };
        let folder = &course.folder;
        course.write(
            "Cargo.toml",
            "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\nexclude = [\"exercises\"]\n",
        );
        course.write(
            "exercises/Cargo.toml",
            "[workspace]\nresolver = \"3\"\nmembers = [\"ch*\"]\n",
        );
        course.write("exercises/Cargo.lock", "version = 4\n");
        let exercise = |stem: &str| {
            format!(
                "[[chapter.exercise]]\nstem = \"{stem}\"\ntitle = \"{stem}\"\nabout = \"x\"\nminutes = 5\n\
                 core = true\ntraces = [\"{stem}\"]\nhints = [\"a\", \"b\", \"c\"]\n"
            )
        };
        let list = format!(
            "[[chapter]]\nid = \"small\"\nfolder = \"{folder}\"\ntitle = \"Small\"\n{}effort = [\"further\"]\n{}",
            exercise("one"),
            exercise("two")
        );
        course.write("exercises/course.toml", &list);
        let manifest = |name: &str| {
            format!(
                "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\
                 [lib]\nname = \"small\"\ndoctest = false\n"
            )
        };
        course.write(&format!("crates/{folder}/Cargo.toml"), &manifest(folder));
        let student = manifest(&format!("my-{folder}"));
        course.write(&format!("exercises/{folder}/Cargo.toml"), &student);
        for place in ["crates", "exercises"] {
            let library = "pub mod one;\npub mod two;\n";
            course.write(&format!("{place}/{folder}/src/lib.rs"), library);
        }
        for stem in ["one", "two"] {
            let named = |text: &str| text.replace("one", stem);
            course.write(&format!("crates/{folder}/src/{stem}.rs"), &named(REFERENCE));
            course.write(&format!("exercises/{folder}/src/{stem}.rs"), &named(STUB));
            course.write(
                &format!("exercises/{folder}/tests/{stem}.rs"),
                &named(TESTS),
            );
        }
        fs::create_dir_all(course.root.join("handed-in")).unwrap();
        course
    }

    /// The folder of its chapter.
    pub(crate) fn chapter(&self) -> &str {
        &self.folder
    }

    /// Writes a file of the course.
    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Returns the files of the archive that `submit` writes if only `one` is solved, by their paths in it.
    pub(crate) fn submitted(&self) -> [(String, String); 2] {
        let two = STUB.replace("one", "two");
        [("one", RIGHT), ("two", &two)]
            .map(|(stem, text)| (format!("{}/src/{stem}.rs", self.folder), text.to_owned()))
    }

    /// The program, in the course's folder.
    pub(crate) fn command(&self, command: &str) -> assert_cmd::Command {
        let mut program = assert_cmd::Command::new(PROGRAM);
        program
            .arg(command)
            .current_dir(&self.root)
            .env("COURSE_ROOT", &self.root)
            .env("NO_COLOR", "1");
        program
    }

    /// Returns the files of a folder with their contents, except below folders with these names.
    pub(crate) fn files(root: &Path, without: &[&str]) -> BTreeMap<PathBuf, Vec<u8>> {
        let (mut found, mut open) = (BTreeMap::new(), vec![root.to_owned()]);
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(folder).unwrap().flatten() {
                let path = entry.path();
                if !entry.file_type().unwrap().is_dir() {
                    let bytes = fs::read(&path).unwrap_or_default();
                    found.insert(path, bytes);
                } else if !without.iter().any(|name| path.ends_with(name)) {
                    open.push(path);
                }
            }
        }
        found
    }
}
