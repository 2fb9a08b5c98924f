//! A run that was killed is taken up, and the results are the same.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use crate::fixture::{Course, RIGHT, STUB, WRONG, course_program};
use crate::judged_runs::can_be_run;

/// A course, and four submissions.
fn class(name: &str) -> Course {
    let course = Course::new(name);
    for (student, one, two) in [
        ("anna", RIGHT, WRONG),
        ("ben", WRONG, STUB),
        ("carl", "stray", RIGHT),
        ("dora", STUB, RIGHT),
    ] {
        course.hand_in(
            student,
            &[("one", one), ("two", &two.replace("one", "two"))],
        );
    }
    course
}

impl Course {
    /// A run without a program for tests: what must be judged makes it fail.
    fn takes_up(&self, options: &[&str]) -> assert_cmd::assert::Assert {
        let mut grade = self.command("grade");
        grade.args(["handed-in", "--sandbox", "none"]).args(options);
        grade.env("COURSE_PROGRAM", "/nowhere").assert()
    }

    /// What was found and is kept, by the names of the files, and when each was written.
    fn kept(&self) -> BTreeMap<OsString, SystemTime> {
        let files = fs::read_dir(self.root.join("grades/kept"));
        let files = files.into_iter().flatten().map(Result::unwrap);
        // One that is half written has another name until it is whole.
        let whole = files.filter(|file| file.path().extension() == Some("json".as_ref()));
        whole
            .map(|file| {
                (
                    file.file_name(),
                    file.metadata().unwrap().modified().unwrap(),
                )
            })
            .collect()
    }
}

#[test]
fn what_was_changed_since_is_graded_again_and_nothing_else() {
    let course = class("changed");
    course.grade(&["--sandbox", "none"]);
    course.takes_up(&[]).success();
    // With another deadline a test might end.
    course.takes_up(&["--deadline", "9"]).code(2);

    course.hand_in(
        "ben",
        &[("one", RIGHT), ("two", &STUB.replace("one", "two"))],
    );
    course
        .takes_up(&[])
        .code(2)
        .stderr(predicates::str::contains("cannot be tested here"));
    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(crate::result(&results, "ben", 0), "solved", "{said}");
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
fn a_run_that_was_killed_is_taken_up_and_ends_as_one_that_was_not() {
    if !can_be_run() {
        return;
    }
    let course = class("killed").with_runs();
    let options = ["--sandbox", "none", "--fresh", "7"];
    course.grade(&options);
    let whole = course.graded("results.json");
    fs::remove_dir_all(course.root.join("grades")).unwrap();

    let mut run = Command::new(env!("CARGO_BIN_EXE_grade"));
    run.args(["grade", "handed-in"])
        .args(options)
        .current_dir(&course.root)
        .env("COURSE_ROOT", &course.root)
        .env("COURSE_PROGRAM", course_program())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let mut run = run.spawn().unwrap();
    let began = Instant::now();
    while course.kept().is_empty() {
        assert!(
            began.elapsed() < Duration::from_secs(120),
            "nothing was kept"
        );
        assert!(
            run.try_wait().unwrap().is_none(),
            "it ended before it could be killed"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
    // On Unix by SIGKILL, of which it hears nothing.
    run.kill().unwrap();
    run.wait().unwrap();
    assert!(
        !course.root.join("grades/results.json").exists(),
        "it was killed before its end"
    );

    let before = course.kept();
    assert!(before.len() < 4, "something was left to judge");
    course.grade(&options);
    assert_eq!(course.graded("results.json"), whole);
    let after = course.kept();
    assert_eq!(after.len(), 4);
    for (name, written) in before {
        assert_eq!(after[&name], written, "{name:?} was judged once more");
    }
}
