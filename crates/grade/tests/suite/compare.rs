//! Judged runs side by side, from results: nothing is run.

use serde_json::{Value, json};

use crate::fixture::Course;
use crate::results::of_two;

/// Calls, moves and the height.
type Work = (usize, usize, usize);
/// A run: whether it is right, what theirs did, and what ours did.
type Counts = (bool, Option<Work>, Work);

fn runs(all: &[Counts]) -> Value {
    let work =
        |(calls, moves, height): Work| json!({ "calls": calls, "moves": moves, "height": height });
    let each = all.iter().enumerate().map(|(at, (right, theirs, ours))| {
        let mut run = json!({ "input": format!("one {at}"), "right": right, "ours": work(*ours) });
        if let Some(theirs) = theirs {
            run["theirs"] = work(*theirs);
        }
        run
    });
    let right = all.iter().filter(|(right, ..)| *right).count();
    json!({ "runs": all.len(), "answers": right, "text": "", "each": each.collect::<Vec<_>>() })
}

/// Anna does as we do, Ben and Cleo do twice as much, Dora is wrong once and saves something, Emil's second run has no end, and Finn's
/// has a higher tree of as many calls.
fn class() -> Value {
    let mut results = of_two();
    results["fresh"] = 7.into();
    let (small, large) = ((1, 0, 1), (10, 1_500, 4));
    let twice = [
        (true, Some((1, 0, 1)), small),
        (true, Some((20, 3_000, 4)), large),
    ];
    let students = [
        (
            "emil",
            runs(&[(true, Some((1, 0, 1)), small), (false, None, large)]),
        ),
        (
            "anna",
            runs(&[(true, Some(small), small), (true, Some(large), large)]),
        ),
        ("ben", runs(&twice)),
        ("cleo", runs(&twice)),
        (
            "dora",
            runs(&[
                (false, Some((9, 9, 9)), small),
                (true, Some((10, 1_000, 2)), large),
            ]),
        ),
        (
            "finn",
            runs(&[
                (true, Some(small), small),
                (true, Some((10, 1_500, 10)), large),
            ]),
        ),
    ];
    let first = results["submissions"][0].clone();
    let submissions = students.map(|(name, judged)| {
        let mut graded = first.clone();
        graded["name"] = name.into();
        graded["exercises"][0]["judged"] = judged;
        graded
    });
    results["submissions"] = submissions.to_vec().into();
    results
}

fn compared(course: &Course, options: &[&str]) -> String {
    course.write("grades/results.json", &class().to_string());
    let mut compare = course.command("compare");
    let done = compare.arg("grades").args(options).output().unwrap();
    let error = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{error}");
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn work_stands_beside_ours_the_right_and_the_least_first() {
    let course = Course::new("compared");
    let table = compared(&course, &[]);
    let lines: Vec<String> = { table.lines() }
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let expected = [
        "small-1 one 2 inputs, from `one 0` to `one 1`",
        "right calls moves height",
        "our solution 11 1 500 4",
        "anna == 2 of 2 11 1.0× 1 500 1.0× 4 1.0×",
        "finn =+ 2 of 2 11 1.0× 1 500 1.0× 10 2.5×",
        "ben =+ 2 of 2 21 1.9× 3 000 2.0× 4 1.0×",
        "cleo =+ 2 of 2 21 1.9× 3 000 2.0× 4 1.0×",
        // What is wrong is not counted, neither on their side nor on ours.
        "dora ✗− 1 of 2 10 1.0× 1 000 0.7× 2 0.5×",
        "emil =✗ 1 of 2 1 1.0× – 1 1.0×",
        "The same counts in every run: ben, cleo.",
    ];
    assert_eq!(lines[..expected.len()], expected, "{table}");
    assert!(table.contains("+ right with more work"), "{table}");
    // A column has one width.
    let ends = { table.lines().skip(3).take(4) }.map(|line| line.chars().count());
    let ends: Vec<usize> = ends.collect();
    assert!(ends.iter().all(|end| *end == ends[0]), "{table}");
}

#[test]
fn programs_get_the_same_with_each_run() {
    let course = Course::new("compared-json");
    let said = compared(&course, &["--json", "--exercise", "small-1"]);
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((&said["form"], &said["fresh"]), (&1.into(), &7.into()));
    let one = &said["exercises"][0];
    assert_eq!(
        one["inputs"][1],
        json!({ "input": "one 1", "calls": 10, "moves": 1_500, "height": 4 })
    );
    assert_eq!(one["alike"], json!([["ben", "cleo"]]));
    let dora = &one["submissions"][4];
    assert_eq!(dora["name"], "dora");
    assert_eq!(
        dora["theirs"],
        json!({ "calls": 10, "moves": 1_000, "height": 2 })
    );
    assert_eq!(
        dora["ours"],
        json!({ "calls": 10, "moves": 1_500, "height": 4 })
    );
    assert_eq!(dora["runs"][0]["right"], false);
}

#[test]
fn results_without_judged_runs_say_what_makes_some() {
    let course = Course::new("compared-none");
    course.write("grades/results.json", &of_two().to_string());
    let mut compare = course.command("compare");
    let done = compare.arg("grades").assert().code(2);
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(said.contains("--fresh NUMBER` makes some"), "{said}");
    let mut compare = course.command("compare");
    let done = compare
        .args(["grades", "--exercise", "thre"])
        .assert()
        .code(2);
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(said.contains("there is no exercise"), "{said}");
}
