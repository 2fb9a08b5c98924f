//! Handmade results in the format of a run: the files made from them need no run.

use serde_json::{Value, json};

use crate::fixture::Course;

/// An exercise's results: each test function, whether it passes, and whether it judges effort.
pub(crate) fn exercise(
    id: &str,
    stem: &str,
    result: &str,
    functions: &[(&str, bool, bool)],
) -> Value {
    let passed = functions.iter().filter(|(_, passed, _)| *passed).count();
    let all = functions
        .iter()
        .map(|(name, passed, effort)| json!({ "name": name, "passed": passed, "effort": effort }));
    let none = json!({ "points": 0.0, "of": 0.0 });
    json!({
        "id": id, "stem": stem, "handed_in": true, "result": result,
        "passed": passed, "tests": functions.len(), "functions": all.collect::<Vec<_>>(),
        "points": 0.0, "of": 0.0, "answers": none, "effort": none,
        "text": format!("✗ {id}  {stem}      {passed} of {} tests pass\n\n  {stem}(2): yours returned 3, and it should be 4.", functions.len()),
    })
}

/// Results of two students. Anna solves `one` and fails every test of `two`. Ben fails the effort of `one`, and half of
/// `two`.
pub(crate) fn of_two() -> Value {
    let one = |result, effort| {
        exercise(
            "small-1",
            "one",
            result,
            &[("of_one", true, false), ("further", effort, true)],
        )
    };
    let two = |result, passed| {
        exercise(
            "small-2",
            "two",
            result,
            &[("of_two", passed, false), ("further", false, false)],
        )
    };
    let none = json!({ "points": 0.0, "of": 0.0 });
    let student = |name: &str, exercises: [Value; 2]| {
        json!({
            "name": name, "remarks": [], "exercises": exercises,
            "points": 0.0, "of": 0.0, "answers": none, "effort": none,
        })
    };
    json!({
        "form": 4, "version": "0.1.0", "chapters": [1], "sandbox": "none",
        "submissions": [
            student("anna", [one("solved", true), two("failed", false)]),
            student("ben", [one("failed", false), two("failed", true)]),
        ],
    })
}

impl Course {
    /// Writes results into a folder, and runs `grade --again` there. Returns the ended command.
    pub(crate) fn again(&self, results: &Value, options: &[&str]) -> assert_cmd::assert::Assert {
        self.write("grades/results.json", &results.to_string());
        let mut again = self.command("grade");
        again.args(["--again", "grades"]).args(options).assert()
    }

    /// Returns the text of a file in the folder of results.
    pub(crate) fn graded(&self, file: &str) -> String {
        std::fs::read_to_string(self.root.join("grades").join(file)).unwrap()
    }

    /// Returns the data that Gradescope reads about a class of one, made by the script from the results.
    pub(crate) fn for_gradescope(&self) -> Value {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/gradescope/results.py");
        let mut python = std::process::Command::new("python3");
        python.arg(script).args(["results.json", "gradescope.json"]);
        let made = python.current_dir(self.root.join("grades")).output();
        let made = made.unwrap();
        assert!(made.status.success(), "{made:?}");
        serde_json::from_str(&self.graded("gradescope.json")).unwrap()
    }
}
