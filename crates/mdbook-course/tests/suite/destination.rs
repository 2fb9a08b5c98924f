//! The folder for `cargo book build --into`. The command writes only to a new folder, an empty one, or an older book.

use std::fs;

use assert_cmd::Command;
use predicates::prelude::*;

use crate::common::Course;

fn build_into(course: &Course, folder: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_make-book"));
    command
        .current_dir(course.path())
        .env("TMPDIR", course.temporary())
        .args(["build", "--into", folder]);
    command
}

#[test]
fn a_folder_with_files_of_somebody_is_refused_and_keeps_all_of_them() {
    let course = Course::new();
    for file in ["own/thesis.rs", "own/sub/x", "own/.git/HEAD"] {
        course.write(file, "mine");
        let refused = "contains files that are not a book of this course";
        build_into(&course, "own")
            .assert()
            .failure()
            .stderr(predicate::str::contains(refused).and(predicate::str::contains("NEW-FOLDER")));
        assert_eq!(
            fs::read_to_string(course.path().join(file)).unwrap(),
            "mine"
        );
        assert!(!course.path().join("own/index.html").exists());
    }
    // The course itself.
    build_into(&course, ".").assert().failure();
    assert!(course.path().join("book/book.toml").is_file());
}

#[test]
fn a_new_folder_an_empty_one_and_an_older_book_are_written_to() {
    let course = Course::new();
    build_into(&course, "new").assert().success();
    fs::create_dir(course.path().join("empty")).unwrap();
    build_into(&course, "empty").assert().success();
    let old = course.path().join("new/old-page.html");
    fs::write(&old, "an older page").unwrap();
    build_into(&course, "new").assert().success();
    assert!(!old.exists());
    assert!(course.path().join("new/index.html").is_file());
}
