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
