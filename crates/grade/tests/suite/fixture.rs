//! A course with its submissions.

#[path = "../../../student-copy/tests/suite/course.rs"]
mod course;

use std::fs;

use serde_json::{Value, json};

pub(crate) use course::{Course, RIGHT, STUB};

/// An answer that passes the test of 1 and fails the tests of 2 and 3.
pub(crate) const WRONG: &str = "pub fn one(n: u64) -> u64 { n + 1 }\n";

/// The runs of both functions.
const RUNS: &str = r#"
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let n = words[1].parse().unwrap();
    let answer = if words[0] == "one" { small::one::one(n) } else { small::two::two(n) };
    println!("\nanswer: {answer:?}\n{{\"trace\":{{\"format\":3}}}}\n{{\"end\":{{\"calls\":0}}}}");
}
"#;

impl Course {
    /// Gives the chapter an example like the course's `examples/trace.rs`, which prints an answer and a recording.
    pub(crate) fn with_runs(self) -> Self {
        let folder = self.chapter();
        let entries = ["one", "two"].map(|name| {
            json!({ "name": name, "takes": [{ "name": "n", "kind": "number", "from": 0, "to": 1_000_000 }] })
        });
        self.write(
            "book/recordings/runs.json",
            &json!({ folder: entries }).to_string(),
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
