//! The files of results, made from results without a run.

use serde_json::{Value, json};

use crate::fixture::Course;
use crate::results::of_two;

#[test]
fn gradescope_gets_points_for_answers_and_for_effort_of_each_exercise() {
    let course = Course::new("files-gradescope");
    let mut results = of_two();
    results["submissions"][1]["remarks"] = json!(["two was not accepted: it is a link"]);
    results["submissions"].as_array_mut().unwrap().remove(0);
    course.again(&results, &[]).success();
    let file = course.for_gradescope();
    assert_eq!(file["score"], json!(1.0));
    assert_eq!(file["output"], json!("two was not accepted: it is a link"));
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
    let mut cleo = results["submissions"][1].clone();
    cleo["name"] = json!("cleo");
    cleo["exercises"].as_array_mut().unwrap().remove(0);
    cleo["exercises"][0]["result"] = json!("not_compiled");
    let text = "✗ two\n\n  warning: unused\n  error[E0308]: mismatched types\n";
    cleo["exercises"][0]["text"] = json!(text);
    results["submissions"].as_array_mut().unwrap().push(cleo);
    course.again(&results, &[]).success();
    let page = course.graded("class.html");
    for part in [
        "<a href=\"pages/annab1-f03be5937a5dae21.html\">anna &lt;b&gt;#1</a>",
        "<td class=\"mark solved\" title=\"one: solved\">✓</td><td class=\"mark other\" title=\"two: tests fail\">✗</td>",
        "<td class=\"n\">1.00 of 2</td><td class=\"n\">1.00 of 1.5</td><td class=\"n\">0.00 of 0.5</td>",
        // Both failed `two`, and one of them `one`.
        "<tr><th><code>two</code></th><td class=\"n\">0</td><td class=\"n\">2</td>",
        "<code>further</code>, 2 times",
        "<tr><td class=\"n\">2</td><th><code>two</code></th><td>two(2): yours returned 3, and it should be 4.</td></tr>",
        "<tr><td class=\"n\">1</td><th><code>two</code></th><td>error[E0308]: mismatched types</td></tr>",
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

/// Calls, moves and the height.
type Work = (usize, usize, usize);
/// A run: whether it is right, what theirs did, and what ours did.
type Run = (bool, Option<Work>, Work);

fn judged(all: &[Run]) -> Value {
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

#[test]
fn the_class_page_shows_work_beside_ours_the_right_and_the_least_first() {
    let course = Course::new("files-work");
    let mut results = of_two();
    course.again(&results, &[]).success();
    let none = course.graded("class.html");
    assert!(!none.contains("Work, side by side"), "{none}");
    let (small, large) = ((1, 0, 1), (10, 1_500, 4));
    let twice = [
        (true, Some(small), small),
        (true, Some((20, 3_000, 4)), large),
    ];
    let students: [(&str, &[Run]); 6] = [
        // The second run has no end.
        ("emil", &[(true, Some(small), small), (false, None, large)]),
        (
            "anna",
            &[(true, Some(small), small), (true, Some(large), large)],
        ),
        ("ben", &twice),
        ("cleo", &twice),
        (
            "dora",
            &[
                (false, Some((9, 9, 9)), small),
                (true, Some((10, 1_000, 2)), large),
            ],
        ),
        // As many calls in a higher tree.
        (
            "finn",
            &[
                (true, Some(small), small),
                (true, Some((10, 1_500, 10)), large),
            ],
        ),
    ];
    let first = results["submissions"][0].clone();
    let submissions = students.map(|(name, runs)| {
        let mut graded = first.clone();
        graded["name"] = name.into();
        graded["exercises"][0]["judged"] = judged(runs);
        graded
    });
    results["submissions"] = submissions.to_vec().into();
    course.again(&results, &[]).success();
    let page = course.graded("class.html");
    let table = page.split("side by side").nth(1).unwrap();
    let rows = table.split("<tr><th>").skip(2);
    let rows = rows.map(|row| {
        let row = row.split("</tr>").next().unwrap();
        let cells = row
            .split('<')
            .map(|it| it.split_once('>').map_or(it, |(_, text)| text));
        cells
            .filter(|it| !it.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    });
    let expected = [
        "our solution 11 1 500 4",
        "anna == 2 of 2 11 1.0× 1 500 1.0× 4 1.0×",
        "finn =+ 2 of 2 11 1.0× 1 500 1.0× 10 2.5×",
        "ben =+ 2 of 2 21 1.9× 3 000 2.0× 4 1.0×",
        "cleo =+ 2 of 2 21 1.9× 3 000 2.0× 4 1.0×",
        // What is wrong is not counted, neither on their side nor on ours.
        "dora ✗− 1 of 2 10 1.0× 1 000 0.7× 2 0.5×",
        "emil =✗ 1 of 2 1 1.0× – 1 1.0×",
    ];
    let rows: Vec<String> = rows.map(|row| row.replace('\u{202f}', " ")).collect();
    assert_eq!(rows, expected, "{table}");
    let alike = "<p>The same counts in every run: ben, cleo.</p>";
    assert!(table.contains(alike), "{table}");
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
            "Without a submission: Carl Dahl.",
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
        "names.csv has an error: its first line names no column `file`",
    ));
}
