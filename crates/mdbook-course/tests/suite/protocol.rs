//! The command that plain mdBook runs, and `cargo book` from a user's point of view.

use crate::common::Course;
use assert_cmd::Command;
use predicates::str::contains;

fn preprocessor() -> Command {
    Command::cargo_bin("mdbook-course").unwrap()
}

fn book(course: &Course) -> Command {
    let mut command = Command::cargo_bin("make-book").unwrap();
    command.current_dir(course.path().join("exercises"));
    command
}

/// Returns mdBook's input: the context and a book of one page.
fn handed_in(page: &str) -> String {
    serde_json::json!([
        {
            "root": "book",
            "config": { "book": { "src": "src" } },
            "renderer": "html",
            "mdbook_version": mdbook_preprocessor::MDBOOK_VERSION,
        },
        { "items": [{ "Chapter": {
            "name": "First", "content": page, "number": null, "sub_items": [],
            "path": "first.md", "source_path": "first.md", "parent_names": [],
        }}]},
    ])
    .to_string()
}

#[test]
fn it_supports_html_alone() {
    preprocessor().args(["supports", "html"]).assert().success();
    preprocessor().args(["supports", "epub"]).assert().code(1);
}

#[test]
fn a_book_on_standard_input_comes_back_on_standard_output() {
    let course = Course::new();
    let run = preprocessor()
        .current_dir(course.path().join("book"))
        .write_stdin(handed_in("{{#calls factorial-2}} calls"))
        .assert()
        .success();
    let book: serde_json::Value = serde_json::from_slice(&run.get_output().stdout).unwrap();
    assert_eq!(book["items"][0]["Chapter"]["content"], "3 calls");
}

#[test]
fn a_mistake_goes_to_standard_error() {
    let course = Course::new();
    preprocessor()
        .current_dir(course.path().join("book"))
        .write_stdin(handed_in("{{#calls nothing}} calls"))
        .assert()
        .code(1)
        .stderr(contains("book/src/first.md:1: {{#calls nothing}}"));
}

#[test]
fn run_by_hand_it_says_what_to_run() {
    preprocessor()
        .arg("build")
        .assert()
        .code(2)
        .stderr(contains("cargo book build"));
}

#[test]
fn build_says_where_the_book_is_from_any_folder_of_the_course() {
    let course = Course::new();
    book(&course)
        .arg("build")
        .assert()
        .success()
        .stdout(contains("index.html"));
    assert!(course.path().join("book/book/index.html").is_file());
}

#[test]
fn test_fails_with_the_page_and_the_target() {
    let course = Course::with_first_page("# First\n\n[x](other.md)\n");
    book(&course).arg("test").assert().code(1).stderr(contains(
        "first.html: the link other.html is broken: there is no other.html",
    ));
}

#[test]
fn test_leaves_the_built_book_alone() {
    let course = Course::new();
    book(&course)
        .arg("test")
        .assert()
        .success()
        .stdout(contains("all of them work"));
    assert!(!course.path().join("book/book").exists());
}

#[test]
fn outside_a_course_it_says_so() {
    let elsewhere = tempfile::tempdir().unwrap();
    let mut command = Command::cargo_bin("make-book").unwrap();
    command
        .current_dir(elsewhere.path())
        .arg("build")
        .assert()
        .code(1)
        .stderr(contains("there is no book/book.toml"));
}

#[test]
fn an_unknown_command_is_code_two() {
    Command::cargo_bin("make-book")
        .unwrap()
        .arg("print")
        .assert()
        .code(2);
}
