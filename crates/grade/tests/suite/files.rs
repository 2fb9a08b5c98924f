//! The files of results, made from results without a run.

use serde_json::{Value, json};

use crate::fixture::Course;
use crate::results::of_two;

#[test]
fn gradescope_gets_points_for_answers_and_for_effort_of_each_exercise() {
    let course = Course::new("files-gradescope");
    let mut results = of_two();
    results["submissions"][1]["remarks"] = json!(["two was not taken: it is a link"]);
    course.again(&results, &[]).success();
    let file: Value = serde_json::from_str(&course.graded("gradescope/ben.json")).unwrap();
    assert_eq!(file["score"], json!(1.0));
    assert_eq!(file["output"], json!("two was not taken: it is a link"));
    let tests = file["tests"].as_array().unwrap();
    let lines: Vec<Value> = tests
        .iter()
        .map(|it| json!([it["name"], it["score"], it["max_score"], it["status"]]))
        .collect();
    assert_eq!(
        lines,
        [
            json!(["small-1  one: answers", 0.5, 0.5, "passed"]),
            json!(["small-1  one: effort", 0.0, 0.5, "failed"]),
            json!(["small-2  two", 0.5, 1.0, "failed"]),
        ]
    );
    let sum: f64 = tests.iter().map(|it| it["score"].as_f64().unwrap()).sum();
    assert_eq!(Some(sum), file["score"].as_f64());
    for it in tests.iter().chain([&file]) {
        assert!(["visible", "hidden"].contains(&it["visibility"].as_str().unwrap()));
    }
}

#[test]
fn the_class_page_shows_who_is_where_what_stops_most_and_what_was_seen_most() {
    let course = Course::new("files-class");
    let mut results = of_two();
    results["submissions"][0]["name"] = json!("anna <b>#1");
    course.again(&results, &[]).success();
    let page = course.graded("class.html");
    for part in [
        "<a href=\"pages/anna%20%3Cb%3E%231.html\">anna &lt;b&gt;#1</a>",
        "<td class=\"mark solved\" title=\"one: solved\">✓</td><td class=\"mark other\" title=\"two: tests fail\">✗</td>",
        "<td class=\"n\">1.00 of 2</td><td class=\"n\">1.00 of 1.5</td><td class=\"n\">0.00 of 0.5</td>",
        // Both failed `two`, and one of them `one`.
        "<tr><th><code>two</code></th><td class=\"n\">0</td><td class=\"n\">2</td>",
        "<code>further</code>, 2 times",
        "<tr><td class=\"n\">2</td><th><code>two</code></th><td>two(2): yours returned 3, and it should be 4.</td></tr>",
    ] {
        assert!(page.contains(part), "{part}\nis not in\n{page}");
    }
    let places = [
        "<code>two</code></th><td class=\"n\">0",
        "<code>one</code></th><td class=\"n\">1",
    ]
    .map(|it| page.find(it).unwrap());
    assert!(places[0] < places[1], "what stops most comes first");
    assert!(!page.contains("://"), "it needs no network: {page}");
}

#[test]
fn a_list_of_names_says_whose_submissions_they_are_and_who_handed_nothing_in() {
    let course = Course::new("files-names");
    course.write(
        "names.csv",
        "file,name\nanna.zip,\"Berg, Anna\"\nben.zip,=1+1\ncarl.zip,Carl Dahl\n",
    );
    let told = course.again(&of_two(), &["--names", "names.csv"]).success();
    told.stdout(predicates::str::contains("Berg, Anna  ✓✗"))
        .stdout(predicates::str::contains(
            "Nothing was handed in by Carl Dahl.",
        ));
    assert!(
        course
            .graded("pages/anna.html")
            .contains("<h1>Berg, Anna</h1>")
    );
    assert!(
        course
            .graded("class.html")
            .contains("<a href=\"pages/anna.html\">Berg, Anna</a>")
    );
    let table = course.graded("results.csv");
    assert!(table.contains(",0.50,\"Berg, Anna\",,,,,,\n"), "{table}");
    assert!(
        table.contains(",'=1+1,,,,,,\n"),
        "no name becomes a formula: {table}"
    );

    course.write("names.csv", "name\nAnna\n");
    let refused = course.again(&of_two(), &["--names", "names.csv"]).code(2);
    refused.stderr(predicates::str::contains(
        "names.csv is not right: its first line names no column `file`",
    ));
}
