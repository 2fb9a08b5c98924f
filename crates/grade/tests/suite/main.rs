//! Submissions are graded as a whole, on a small course without libraries.

mod documented;
mod editions;
mod files;
mod fixture;
#[cfg(target_os = "linux")]
mod hostile;
mod judged_runs;
#[cfg(target_os = "linux")]
mod killed;
mod points;
mod results;
mod taken_up;

use std::fs;

use fixture::{Course, RIGHT, STUB, WRONG};
use predicates::prelude::PredicateBooleanExt;
use serde_json::Value;

/// An answer that uses up no core while it does not end.
const ENDLESS: &str = "pub fn one(_: u64) -> u64 { loop { std::thread::sleep(std::time::Duration::from_millis(5)) } }\n";

/// An answer that puts another test in the place of those of `two`.
const REWRITES: &str = "pub fn one(n: u64) -> u64 {\n    \
                        let _ = std::fs::write(\"tests/two.rs\", \"#[test] fn nothing() {}\");\n    2 * n\n}\n";

/// The result of an exercise of a submission: `solved`, `failed`, …
fn result<'r>(results: &'r Value, name: &str, exercise: usize) -> &'r str {
    of(results, name)["exercises"][exercise]["result"]
        .as_str()
        .unwrap()
}

/// What came of a submission.
fn of<'r>(results: &'r Value, name: &str) -> &'r Value {
    let mut all = results["submissions"].as_array().unwrap().iter();
    let found = all.find(|it| it["name"] == name);
    found.unwrap_or_else(|| panic!("{name} was not graded: {results:#}"))
}

#[test]
fn each_submission_and_each_exercise_stands_for_itself() {
    let course = Course::new("apart");
    course.hand_in(
        "a-right",
        &[("one", RIGHT), ("two", &RIGHT.replace("one", "two"))],
    );
    course.hand_in(
        "b-broken",
        &[("one", "stray"), ("two", &RIGHT.replace("one", "two"))],
    );
    // After somebody whose file is right, a file that is missing is not theirs.
    course.hand_in("c-missing", &[("two", &RIGHT.replace("one", "two"))]);
    course.hand_in(
        "d-wrong",
        &[("one", WRONG), ("two", &STUB.replace("one", "two"))],
    );
    course.hand_in(
        "e-rewrites",
        &[("one", REWRITES), ("two", &WRONG.replace("one", "two"))],
    );
    course.hand_in(
        "f-after",
        &[("one", RIGHT), ("two", &WRONG.replace("one", "two"))],
    );
    course.hand_in(
        "g-endless",
        &[("one", ENDLESS), ("two", &RIGHT.replace("one", "two"))],
    );
    fs::write(course.root.join("handed-in/h-damaged.zip"), b"PK\x03\x04").unwrap();

    let (results, said) = course.grade(&["--sandbox", "none", "--deadline", "1"]);
    let expected = [
        ("a-right", ["solved", "solved"]),
        ("b-broken", ["not_compiled", "solved"]),
        ("c-missing", ["not_written", "solved"]),
        ("d-wrong", ["failed", "not_written"]),
        // What rewrites tests has not passed its own, either.
        ("e-rewrites", ["failed", "failed"]),
        ("f-after", ["solved", "failed"]),
        ("g-endless", ["failed", "solved"]),
        ("h-damaged", ["not_written", "not_written"]),
    ];
    for (name, ends) in expected {
        let found = [0, 1].map(|exercise| result(&results, name, exercise));
        assert_eq!(found, ends, "{name}\n{said}");
    }
    assert!(said.contains("one uses std::fs: look at it"), "{said}");
    assert!(said.contains("the archive cannot be read"), "{said}");

    // A function of two tests counts whole or not at all, and an exercise is worth a point.
    let wrong = &results["submissions"][3];
    assert_eq!(wrong["exercises"][0]["points"], 0.5, "{wrong:#}");
    let table = fs::read_to_string(course.root.join("grades/results.csv")).unwrap();
    assert!(
        table.contains("d-wrong,small-1,one,tests fail,1,3,0.50,1.00,0.50,0.00,,,,,,,\n"),
        "{table}"
    );
    let page = fs::read_to_string(course.root.join("grades/pages/d-wrong.html")).unwrap();
    assert!(page.contains("one(2): yours returned 3"), "{page}");
    let is_alone = !page.contains("since the last verdict");
    assert!(is_alone, "nothing is told of the submission before: {page}");
}

#[test]
fn what_was_submitted_is_what_is_graded() {
    let course = Course::new("packed");
    course.write("exercises/ch1-packed/src/one.rs", RIGHT);
    let submit = |words: &[&str]| {
        let mut command = course.command("submit");
        command.args(words).env("COURSE_SOLVED", "small-1");
        command
    };
    submit(&["--check"])
        .assert()
        .success()
        .stdout(predicates::str::contains(
            "2 exercises, 1 of them solved. Nothing was written.",
        ));
    submit(&["--out", "handed-in/anna.zip"]).assert().success();
    submit(&["--out", "handed-in/anna.zip"])
        .assert()
        .code(2)
        .stderr(predicates::str::contains("is there already"));
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
            predicates::str::contains("changed since it was solved, and not tested").and(
                predicates::str::contains("`cargo course test one` tests what was changed."),
            ),
        )
        .stdout(predicates::str::contains("2 exercises, 0 of them solved"));
    let read = |name: &str| fs::read(course.root.join("handed-in").join(name)).unwrap();
    assert_eq!(
        read("anna.zip"),
        read("again.zip"),
        "the same files, the same bytes"
    );

    // Others pack with what their system has.
    let tarball = fs::File::create(course.root.join("handed-in/carl.tar.gz")).unwrap();
    let fast = flate2::Compression::fast();
    let mut tarball = tar::Builder::new(flate2::write::GzEncoder::new(tarball, fast));
    tarball
        .append_dir_all("carl", course.root.join("exercises/ch1-packed"))
        .unwrap();
    tarball.into_inner().unwrap().finish().unwrap();

    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(result(&results, "anna", 0), "solved", "{said}");
    assert_eq!(result(&results, "anna", 1), "not_written", "{said}");
    assert_eq!(result(&results, "carl", 0), "solved", "{said}");
    assert_eq!(
        results["submissions"][1]["version"],
        env!("CARGO_PKG_VERSION")
    );
}

#[cfg(target_os = "linux")]
#[test]
fn where_bubblewrap_is_refused_nothing_is_graded() {
    use std::os::unix::fs::PermissionsExt;

    let course = Course::new("refuses");
    course.hand_in("a-right", &[("one", RIGHT)]);
    // As in a container.
    let refuses = "#!/bin/sh\necho no namespaces here >&2\nexit 1\n";
    course.write("programs/bwrap", refuses);
    let programs = course.root.join("programs");
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(programs.join("bwrap"), mode).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let path = std::env::join_paths([programs].into_iter().chain(std::env::split_paths(&path)));
    let mut grade = course.command("grade");
    let refused = grade.arg("handed-in").env("PATH", path.unwrap()).assert();
    let says = predicates::str::contains("There is no sandbox here");
    let why = predicates::str::contains("no namespaces here");
    refused.code(2).stderr(says).stderr(why);
}

#[test]
fn what_cannot_be_graded_is_said_with_exit_code_2() {
    let course = Course::new("refused");
    let mut nothing = course.command("grade");
    nothing.arg("handed-in");
    nothing
        .assert()
        .code(2)
        .stderr(predicates::str::contains("no submission was found"));
    let mut missing = course.command("grade");
    missing.arg("nowhere");
    missing
        .assert()
        .code(2)
        .stderr(predicates::str::contains("cannot read nowhere"));
    let mut chapter = course.command("grade");
    chapter.args(["handed-in", "--chapter", "7"]);
    chapter.assert().code(2).stderr(predicates::str::contains(
        "there is no chapter 7; the course has 1",
    ));
}

#[cfg(target_os = "linux")]
#[test]
fn in_bubblewrap_code_finds_no_solution_no_other_submission_and_no_network() {
    let sandbox = "bubblewrap";
    if hostile::is_missing() {
        return;
    }
    let course = Course::new(sandbox);
    let solution = course.root.join(format!("crates/ch1-{sandbox}/src/one.rs"));
    let other = course.root.join("handed-in/a-right/one.rs");
    let escaped = course.root.join("escaped");
    let reads = format!("pub const TEXT: &str = include_str!({solution:?});\n{RIGHT}");
    let friend = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = friend.local_addr().unwrap().port();
    let looks = format!(
        "pub fn one(n: u64) -> u64 {{\n    let _ = std::fs::write({escaped:?}, \"x\");\n    \
         let found = std::fs::read({solution:?}).is_ok() || std::fs::read({other:?}).is_ok()\n        \
         || std::net::TcpStream::connect(\"127.0.0.1:{port}\").is_ok()\n        || std::fs::read(\"/etc/passwd\").is_ok();\n    \
         if found {{ 0 }} else {{ 2 * n }}\n}}\n"
    );
    course.hand_in("a-right", &[("one", RIGHT)]);
    course.hand_in("b-reads", &[("one", &reads)]);
    course.hand_in("c-looks", &[("one", &looks)]);
    let (results, said) = course.grade(&["--sandbox", sandbox]);
    assert_eq!(result(&results, "a-right", 0), "solved", "{said}");
    assert_eq!(result(&results, "b-reads", 0), "not_compiled", "{said}");
    assert_eq!(result(&results, "c-looks", 0), "solved", "{said}");
    assert!(!escaped.exists());
    assert_eq!(results["sandbox"], sandbox, "{said}");

    // With the defence off the same code finds what it looks for, so this test can fail.
    let (results, said) = course.grade(&["--sandbox", "none"]);
    assert_eq!(result(&results, "b-reads", 0), "solved", "{said}");
    assert_eq!(result(&results, "c-looks", 0), "failed", "{said}");
}

/// Grades what was handed in, and gives the results and what `cargo course` was asked, a line each time. These lines of a script come
/// first, which find what was asked in `$asked`.
#[cfg(unix)]
fn asked_while_graded(course: &Course, first: &str) -> (Value, String) {
    use std::os::unix::fs::PermissionsExt;

    // It notes what it is asked, and asks `cargo course`.
    let (asked, script) = (course.root.join("asked"), course.root.join("course.sh"));
    let program = fixture::course_program();
    let text = format!(
        "#!/bin/sh\nasked='{}'\necho \"$@\" >> \"$asked\"\n{first}\nexec '{}' \"$@\"\n",
        asked.display(),
        program.display()
    );
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let mut grade = course.command("grade");
    grade
        .args(["handed-in", "--sandbox", "none"])
        .env("COURSE_PROGRAM", &script);
    let done = grade.output().unwrap();
    assert!(matches!(done.status.code(), Some(0 | 3)), "{done:?}");
    let results = serde_json::from_str(&course.graded("results.json")).unwrap();
    (results, fs::read_to_string(asked).unwrap())
}

/// A machine has its moments, and a student is not to blame for them.
#[cfg(unix)]
#[test]
fn what_ends_without_a_verdict_is_run_once_more_and_no_more() {
    let course = Course::new("once-more");
    course.hand_in("a-right", &[("one", RIGHT)]);
    // It is not run, so the first time is that of the stubs, and the second that of the right one.
    course.hand_in("b-stub", &[("one", STUB)]);
    let ended = |when: &str| {
        let first = format!(
            "case \"$*\" in *--together*)\n  case $(grep -c -e --together \"$asked\") in {when}) kill -9 $$;; esac;;\nesac"
        );
        let (results, asked) = asked_while_graded(&course, &first);
        fs::remove_file(course.root.join("asked")).unwrap();
        let _ = fs::remove_dir_all(course.root.join("grades"));
        (
            result(&results, "a-right", 0).to_owned(),
            asked.matches("--together").count(),
        )
    };
    assert_eq!(ended("2"), ("solved".to_owned(), 3));
    assert_eq!(ended("2|3"), ("not_judged".to_owned(), 3));
}

/// One crate is compiled and linked, and not one for each exercise. What cannot be built so is tested one by one.
#[cfg(unix)]
#[test]
fn the_tests_of_a_chapter_are_one_program() {
    let course = Course::new("together");
    let two = RIGHT.replace("one", "two");
    course.hand_in("a-right", &[("one", RIGHT), ("two", &two)]);
    // The tests do not fit its function.
    let other = RIGHT.replace("u64", "u32");
    course.hand_in("b-other", &[("one", &other), ("two", &two)]);
    course.hand_in(
        "c-wrong",
        &[("one", WRONG), ("two", &WRONG.replace("one", "two"))],
    );
    let found = |results: &Value| -> Vec<String> {
        let all = ["a-right", "b-other", "c-wrong"].into_iter();
        let all = all.flat_map(|name| [0, 1].map(|at| result(results, name, at).to_owned()));
        all.collect()
    };
    let ends = [
        "solved",
        "solved",
        "not_compiled",
        "solved",
        "failed",
        "failed",
    ];
    let runs = |asked: &str| -> Vec<bool> {
        let runs = asked.lines().filter(|line| line.contains("--only run"));
        runs.map(|line| line.contains("--together")).collect()
    };
    let (results, asked) = asked_while_graded(&course, "");
    assert_eq!(found(&results), ends, "{asked}");
    let wrong = &results["submissions"][2]["exercises"][1];
    assert_eq!((&wrong["passed"], &wrong["tests"]), (&1.into(), &3.into()));
    assert_eq!(wrong["functions"][1]["name"], "further", "{wrong:#}");
    assert_eq!(runs(&asked), [true; 4], "{asked}");

    // A test that names another one from the root of its program finds it only in one of its own.
    let tests = "exercises/ch1-together/tests/one.rs";
    let before = fs::read_to_string(course.root.join(tests)).unwrap();
    course.write(
        tests,
        &format!("{before}#[test] fn again() {{ crate::of_one() }}\n"),
    );
    course.hand_in(
        "d-rewrites",
        &[("one", REWRITES), ("two", &WRONG.replace("one", "two"))],
    );
    fs::remove_file(course.root.join("asked")).unwrap();
    let (results, asked) = asked_while_graded(&course, "");
    assert_eq!(found(&results), ends, "{asked}");
    assert_eq!(runs(&asked), [false; 5], "{asked}");
    let remarks = results["submissions"][3]["remarks"].to_string();
    assert!(
        remarks.contains("two ran other tests than this version has"),
        "{remarks}"
    );
}

/// Otherwise each of its tests would take the time of a loop, too. Where that does not compile, it keeps the loop.
#[test]
fn what_calls_a_loop_is_tested_with_its_stub() {
    let course = Course::new("loop");
    let calls = "pub fn two(n: u64) -> u64 { crate::one::one(n) }\n";
    course.hand_in("a-calls", &[("one", ENDLESS), ("two", calls)]);
    let more = format!("{ENDLESS}pub fn more() -> u64 {{ 2 }}\n");
    let uses = "pub fn two(n: u64) -> u64 { crate::one::more() * n }\n";
    course.hand_in("b-uses-more", &[("one", &more), ("two", uses)]);
    let (results, said) = course.grade(&["--sandbox", "none", "--deadline", "1"]);
    assert_eq!(result(&results, "a-calls", 0), "failed", "{said}");
    assert_eq!(result(&results, "a-calls", 1), "failed", "{said}");
    let text = results["submissions"][0]["exercises"][1]["text"].to_string();
    assert!(
        text.contains("No test of one ends, so this was tested with the stub."),
        "{text}"
    );
    assert_eq!(result(&results, "b-uses-more", 0), "failed", "{said}");
    assert_eq!(result(&results, "b-uses-more", 1), "solved", "{said}");
}

/// A stub takes as long to build as an answer, and what comes of it is known.
#[cfg(unix)]
#[test]
fn what_was_not_written_is_not_built_again() {
    let course = Course::new("known");
    course.hand_in("a-one", &[("one", RIGHT)]);
    course.hand_in("b-nothing", &[]);
    fs::create_dir_all(course.root.join("handed-in/b-nothing")).unwrap();
    let two = STUB.replace("one", "two");
    course.hand_in("c-stub", &[("one", RIGHT), ("two", &two)]);
    course.hand_in("d-other-stub", &[("two", &format!("{two}// later\n"))]);
    let (results, asked) = asked_while_graded(&course, "");
    let without = asked.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let left_out = words.windows(2).filter(|it| it[0] == "--without");
        left_out.map(|it| it[1]).collect::<Vec<_>>().join(" ")
    });
    // First the stubs, all of them; of the second submission nothing runs.
    let mut without: Vec<String> = without.collect();
    // The others run side by side.
    without[1..].sort();
    assert_eq!(without, ["", "small-1", "small-2", "small-2"], "{asked}");
    let found = |name: &str| [0, 1].map(|at| result(&results, name, at).to_owned());
    assert_eq!(found("a-one"), ["solved", "not_written"]);
    assert_eq!(found("b-nothing"), ["not_written", "not_written"]);
    assert_eq!(found("c-stub"), ["solved", "not_written"]);
    assert_eq!(found("d-other-stub"), ["not_written", "not_written"]);
}
