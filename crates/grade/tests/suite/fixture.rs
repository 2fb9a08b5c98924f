//! A course of one chapter, two exercises and no library, with its submissions.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

/// A right answer to `one`.
pub(crate) const RIGHT: &str = "pub fn one(n: u64) -> u64 { 2 * n }\n";
/// An answer that passes the test of 1 and fails the tests of 2 and 3.
pub(crate) const WRONG: &str = "pub fn one(n: u64) -> u64 { n + 1 }\n";
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

/// The runs of both functions.
const RUNS: &str = r#"
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let n = words[1].parse().unwrap();
    let answer = if words[0] == "one" { small::one::one(n) } else { small::two::two(n) };
    println!("\nanswer: {answer:?}\n{{\"trace\":{{\"format\":3}}}}\n{{\"end\":{{\"calls\":0}}}}");
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
            .join("graded")
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

    /// Gives the chapter an example like the course's `examples/trace.rs`, which prints an answer and a recording.
    pub(crate) fn with_runs(self) -> Self {
        let folder = &self.folder;
        let entries = ["one", "two"].map(|name| {
            json!({ "name": name, "takes": [{ "name": "n", "kind": "number", "from": 0, "to": 1_000_000 }] })
        });
        self.write(
            "book/recordings/runs.json",
            &json!({ folder.as_str(): entries }).to_string(),
        );
        let manifest = format!("exercises/{folder}/Cargo.toml");
        let before = fs::read_to_string(self.root.join(&manifest)).unwrap();
        let example =
            format!("[[example]]\nname = \"trace-{folder}\"\npath = \"examples/trace.rs\"\n");
        self.write(&manifest, &format!("{before}{example}"));
        self.write(&format!("exercises/{folder}/examples/trace.rs"), RUNS);
        self
    }

    /// Hands in answers to `one` and to `two`, both written as answers to `one`. An empty answer is not handed in.
    pub(crate) fn hand_in(&self, name: &str, one: &str, two: &str) {
        for (stem, text) in [("one", one.to_owned()), ("two", two.replace("one", "two"))] {
            if !text.is_empty() {
                self.write(&format!("handed-in/{name}/{stem}.rs"), &text);
            }
        }
    }

    /// The program, in the course's folder.
    pub(crate) fn command(&self, command: &str) -> assert_cmd::Command {
        let mut program = assert_cmd::Command::new(env!("CARGO_BIN_EXE_grade"));
        program
            .arg(command)
            .current_dir(&self.root)
            .env("COURSE_ROOT", &self.root)
            .env("NO_COLOR", "1");
        program
    }

    /// Grades the submissions. Returns the contents of `results.json` and the printed text.
    pub(crate) fn grade(&self, options: &[&str]) -> (Value, String) {
        let mut grade = self.command("grade");
        let done = grade.arg("handed-in").args(options).output().unwrap();
        let said = [done.stdout, done.stderr].map(|it| String::from_utf8(it).unwrap());
        let said = said.join("\n");
        assert!(done.status.success(), "{said}");
        let results = fs::read_to_string(self.root.join("grades/results.json")).unwrap();
        (serde_json::from_str(&results).unwrap(), said)
    }

    /// Fails to grade, with exit code 2 and these words.
    pub(crate) fn refuses(&self, words: &[&str], says: &str) {
        let refused = self.command("grade").args(words).assert().code(2);
        refused.stderr(predicates::str::contains(says));
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

/// Returns whether Rust's library for WebAssembly is installed. If it is missing, a contributor's machine skips the
/// tests of judged runs, but the gate runs them.
pub(crate) fn has_wasm() -> bool {
    is_there(
        "the target wasm32-wasip1",
        subprocess::installed::has_target("wasm32-wasip1").unwrap(),
    )
}

/// Returns whether bubblewrap is installed. If it is missing, a contributor's machine skips a test, but the gate runs
/// it.
pub(crate) fn has_bubblewrap() -> bool {
    let tried = std::process::Command::new("bwrap")
        .arg("--version")
        .output();
    is_there(
        "bubblewrap",
        tried.is_ok_and(|tried| tried.status.success()),
    )
}

fn is_there(what: &str, is_there: bool) -> bool {
    assert!(
        is_there || std::env::var_os("CI").is_none(),
        "{what} is missing"
    );
    if !is_there {
        eprintln!("not run: {what} is missing");
    }
    is_there
}
