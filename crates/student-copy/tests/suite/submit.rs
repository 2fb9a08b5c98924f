//! Tests of the archive that a student hands in.

use std::fs;
use std::io::Read;

use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;

use crate::course::{Course, RIGHT};

#[test]
fn an_archive_has_the_answers_as_they_are_and_is_never_written_over() {
    let course = Course::new("packed");
    course.write("exercises/ch1-packed/src/one.rs", RIGHT);
    let submit = |words: &[&str]| {
        let mut command = course.command("submit");
        command.args(words).env("COURSE_SOLVED", "small-1");
        command
    };
    submit(&["--check"]).assert().success().stdout(contains(
        "2 exercises, 1 of them solved. Nothing was written.",
    ));
    submit(&["--out", "handed-in/anna.zip"]).assert().success();
    submit(&["--out", "handed-in/anna.zip"])
        .assert()
        .code(2)
        .stderr(contains("already exists"));
    // As a command that was killed leaves it.
    let left = course.root.join("handed-in/.course-submit-left");
    let long_ago = std::time::SystemTime::UNIX_EPOCH;
    let file = fs::File::create(&left).unwrap();
    file.set_modified(long_ago).unwrap();
    submit(&["--out", "handed-in/again.zip"]).assert().success();
    assert!(!left.exists());
    submit(&["--check"])
        .env("COURSE_SOLVED", "")
        .env("COURSE_CHANGED", "small-1")
        .assert()
        .success()
        .stdout(
            contains("changed since it was solved, but not tested")
                .and(contains("`cargo course test one` tests the changed file.")),
        )
        .stdout(contains("2 exercises, 0 of them solved"));
    let read = |name: &str| fs::read(course.root.join("handed-in").join(name)).unwrap();
    assert_eq!(
        read("anna.zip"),
        read("again.zip"),
        "the same files, the same bytes"
    );

    let file = fs::File::open(course.root.join("handed-in/anna.zip")).unwrap();
    let mut archive = zip::ZipArchive::new(file).unwrap();
    let packed = [0, 1].map(|at| {
        let mut entry = archive.by_index(at).unwrap();
        let mut text = String::new();
        entry.read_to_string(&mut text).unwrap();
        (entry.name().unwrap().into_owned(), text)
    });
    assert_eq!(archive.len(), 2);
    // The grader's tests hand in these same files.
    assert_eq!(packed, course.submitted());
}
