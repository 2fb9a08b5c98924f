//! A chapter that was graded before and has not changed is not graded again. The results contain its checksum.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::fixture::{Course, RIGHT, STUB, WRONG, has_wasm};

/// A course, and four submissions.
fn class(name: &str) -> Course {
    let course = Course::new(name);
    for (student, one, two) in [
        ("anna", RIGHT, WRONG),
        ("ben", WRONG, STUB),
        ("carl", "stray", RIGHT),
        ("dora", STUB, RIGHT),
    ] {
        course.hand_in(student, one, two);
    }
    course
}

impl Course {
    /// Grades without cargo, so the command fails if a submission must be judged.
    fn takes_up(&self, options: &[&str]) -> assert_cmd::assert::Assert {
        let mut grade = self.command("grade");
        grade.args(["handed-in", "--sandbox", "none"]).args(options);
        grade.env("CARGO", "/nowhere/cargo").assert()
    }

    /// Returns the number of submissions whose results have a checksum.
    fn known(&self) -> usize {
        let text = fs::read_to_string(self.root.join("grades/results.json"));
        let results: Value = text.map_or(Value::Null, |text| serde_json::from_str(&text).unwrap());
        let all = results["submissions"].as_array().into_iter().flatten();
        all.filter(|it| !it["sums"].is_null()).count()
    }
}

#[test]
fn what_was_changed_since_is_graded_again_and_nothing_else() {
    let course = class("changed");
    course.grade(&["--sandbox", "none"]);
    let whole = course.graded("results.json");
    course.takes_up(&[]).success();
    assert_eq!(course.graded("results.json"), whole);
    // With another deadline a test might end. A run that grades nothing leaves the results.
    course.takes_up(&["--deadline", "9"]).code(2);
    assert_eq!(course.graded("results.json"), whole);

    course.hand_in("ben", RIGHT, STUB);
    let marked = whole.replacen("✗ small-2", "marked small-2", 1);
    course.write("grades/results.json", &marked);
    course.takes_up(&[]).code(2);
    assert_eq!(course.graded("results.json"), marked);
    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(crate::result(&results, "ben", 0), "solved", "{said}");
    // What was not changed was not judged again.
    let text = crate::of(&results, "anna")["exercises"][1]["text"].to_string();
    assert!(text.contains("marked small-2"), "{text}");
    course.takes_up(&[]).success();

    // Other tests are another version.
    let tests = course.root.join("exercises/ch1-changed/tests/one.rs");
    let text = fs::read_to_string(&tests).unwrap();
    fs::write(&tests, text + "\n#[test] fn one_more() {}\n").unwrap();
    course.takes_up(&[]).code(2);
    let (results, _) = course.grade(&["--sandbox", "none"]);
    assert_eq!(results["submissions"][0]["exercises"][0]["tests"], 4);
}

#[test]
fn a_run_that_was_killed_goes_on_and_ends_as_one_that_was_not() {
    if !has_wasm() {
        return;
    }
    let course = class("killed").with_runs();
    for number in 0..8 {
        let right = format!("{RIGHT}// {number}\n");
        course.hand_in(&format!("e-{number}"), &right, "");
    }
    let options = ["--sandbox", "none", "--fresh", "7"];
    course.grade(&options);
    let whole = course.graded("results.json");
    fs::remove_dir_all(course.root.join("grades")).unwrap();

    let mut run = Command::new(env!("CARGO_BIN_EXE_grade"));
    run.args(["grade", "handed-in"])
        .args(options)
        .current_dir(&course.root)
        .env("COURSE_ROOT", &course.root)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut run = run.spawn().unwrap();
    let began = Instant::now();
    while course.known() == 0 {
        assert!(
            began.elapsed() < Duration::from_secs(120),
            "nothing was written"
        );
        assert!(
            run.try_wait().unwrap().is_none(),
            "it ended before it could be killed"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
    // On Unix by SIGKILL, which the process cannot handle.
    run.kill().unwrap();
    run.wait().unwrap();
    assert!(course.known() < 12, "something was left to judge");
    course.grade(&options);
    assert_eq!(course.graded("results.json"), whole);
}
