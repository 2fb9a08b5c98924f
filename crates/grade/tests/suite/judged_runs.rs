//! Fresh inputs judge what tests, which share a process with a student's code, cannot.

use std::fs;

use serde_json::Value;

use crate::fixture::{Course, RIGHT, STUB, WRONG, has_bubblewrap, has_wasm};
use crate::of;

/// An answer that passes all tests, which ask for 1, 2 and 3, and does something else for other numbers.
fn tricky(otherwise: &str) -> String {
    format!(
        "pub fn one(n: u64) -> u64 {{\n    if (1..=3).contains(&n) {{ return 2 * n; }}\n    {otherwise}\n}}\n"
    )
}

/// Answers that pass their tests: the name of the submission, part of the message from its judged runs, and the trick.
const TRICKS: &str = r#"
b-table <- your function returned 0, but should return <- 0
c-endless <- your function was stopped, because it did not end <- loop { std::hint::spin_loop() }
d-memory <- your function was stopped, because it needed too much memory <- vec![n; 100_000_000].len() as u64
e-forges <- your function returned passed, but should return <- println!("answer: passed"); println!("test result: ok. 1 passed"); std::process::exit(0)
f-clock <- because it called the system function `clock_time_get` <- std::time::SystemTime::now().elapsed().unwrap().as_secs()
g-file <- because it called the system function ` <- std::fs::read("answers").map_or(2 * n, |it| it.len() as u64)
h-prints <- your function was stopped, because it printed too much <- let text = "x".repeat(1 << 20); loop { print!("{text}") }
i-panics <- your function panicked: not today <- panic!("not today")
j-unsupported <- your function returned 7, but should return <- eprintln!("kind: Unsupported"); 7
"#;

fn tricks() -> impl Iterator<Item = [&'static str; 3]> {
    let lines = TRICKS.trim().lines();
    lines.map(|line| line.split(" <- ").collect::<Vec<_>>().try_into().unwrap())
}

fn class(name: &str) -> Course {
    let course = Course::new(name).with_runs();
    course.hand_in("a-right", RIGHT, RIGHT);
    for [student, _, otherwise] in tricks() {
        course.hand_in(student, &tricky(otherwise), "");
    }
    course.hand_in("w-wrong", WRONG, STUB);
    course.hand_in("x-broken", "stray", RIGHT);
    let elsewhere = "#[cfg(target_family = \"wasm\")]\ncompile_error!(\"not here\");\n";
    course.hand_in("y-elsewhere", &format!("{elsewhere}{RIGHT}"), "");
    course
}

#[test]
fn what_passes_its_tests_and_answers_fresh_inputs_wrongly_is_worth_what_it_answers() {
    if !has_wasm() {
        return;
    }
    let course = class("judged");
    let (results, said) = course.grade(&["--sandbox", "none", "--fresh", "7"]);
    assert_eq!(results["fresh"], 7);
    let right = of(&results, "a-right");
    for exercise in right["exercises"].as_array().unwrap() {
        let judged = &exercise["judged"];
        assert_eq!(judged["runs"], judged["answers"], "{exercise:#}");
        assert_eq!(judged["runs"], 8, "{exercise:#}");
        let each = judged["each"].as_array().unwrap();
        assert_eq!(each.len(), 8, "{exercise:#}");
        assert!(each.iter().all(|run| run["right"] == true));
    }
    assert_eq!(
        (&right["points"], &right["exercises"][0]["look"]),
        (&2.0.into(), &Value::Null)
    );
    for [student, says, _] in tricks() {
        let graded = of(&results, student);
        let (one, two) = (&graded["exercises"][0], &graded["exercises"][1]);
        assert_eq!(one["result"], "solved", "{student}: the tests pass\n{said}");
        let judged = &one["judged"];
        let text = judged["text"].as_str().unwrap();
        assert!(text.contains(says), "{student}: {text}");
        let share = judged["answers"].as_f64().unwrap() / judged["runs"].as_f64().unwrap();
        assert!(share <= 0.5, "{student}: {judged:#}");
        let points = one["points"].as_f64().unwrap();
        assert!(
            (points - share).abs() < 1e-6,
            "{student}: {points} of {share}"
        );
        let looks = one["look"].as_array().unwrap();
        let look = "it passes its tests, but not its judged runs: check it by hand";
        assert!(looks.contains(&look.into()), "{student}: {looks:?}");
        assert_eq!(
            two["judged"],
            Value::Null,
            "{student} handed in nothing for it"
        );
    }
    // The lower of both kinds counts: with half of the points for two of three wrong tests, no run gives more.
    let wrong = &of(&results, "w-wrong")["exercises"];
    assert!(wrong[0]["points"].as_f64().unwrap() <= 0.5, "{wrong:#}");
    assert_eq!(wrong[1]["judged"], Value::Null, "it is the stub: {wrong:#}");
    // A file that does not compile costs its sibling no points.
    let broken = &of(&results, "x-broken")["exercises"];
    assert_eq!(
        (&broken[0]["judged"], &broken[1]["judged"]["answers"]),
        (&Value::Null, &8.into())
    );
    // Nobody can decline.
    let elsewhere = &of(&results, "y-elsewhere")["exercises"][0];
    let judged = &elsewhere["judged"];
    assert_eq!(
        (&judged["runs"], &judged["answers"]),
        (&8.into(), &0.into())
    );
    assert_eq!(elsewhere["points"], 0.0, "{elsewhere:#}");
    assert!(judged["text"].to_string().contains("not here"), "{judged}");

    let table = course.graded("results.csv");
    assert!(
        table.contains("a-right,small-1,one,solved,3,3,1.00,1.00,0.50,0.50,,8,8,8,,,\n"),
        "{table}"
    );
    let page = course.graded("class.html");
    for part in [
        "one: solved. Judged runs: of 8 fresh inputs, 8 answered rightly, 8 of them with little enough work.\">✓✓</td>",
        "title=\"two: not written\">·–</td>",
        "with the seed 7: ✓ all right",
        // All tricks pass the tests, and so does the code that does not compile for judged runs.
        "<th class=\"n\">solved, but not in judged runs</th>",
        "<td class=\"n\">10</td><td><code>",
    ] {
        assert!(page.contains(part), "{part}\nis not in\n{page}");
    }
    let page = course.graded("pages/b-table.html");
    assert!(page.contains("Judged runs: of 8 fresh inputs, "), "{page}");
    assert!(said.contains("a-right        ✓✓  ✓✓  2.00 of 2"), "{said}");
    assert!(said.contains("c-endless      ✓·  ✗–  "), "{said}");
}

#[test]
fn the_same_seed_gives_the_same_results_and_another_one_other_inputs() {
    if !has_wasm() {
        return;
    }
    let course = Course::new("seeds").with_runs();
    course.hand_in("a-right", RIGHT, "");
    course.hand_in("b-table", &tricky("0"), "");
    let grade = |seed: &str| {
        let _ = fs::remove_dir_all(course.root.join("grades"));
        course.grade(&["--sandbox", "none", "--fresh", seed]);
        course.graded("results.json")
    };
    let first = grade("1");
    assert_ne!(grade("2"), first);
    assert_eq!(grade("1"), first);
    // The results of one seed are not reused for another.
    course.grade(&["--sandbox", "none", "--fresh", "2"]);
    assert_ne!(course.graded("results.json"), first);
    // Points are made anew without a run, with what was judged.
    let points = |results: &str| {
        let results: Value = serde_json::from_str(results).unwrap();
        of(&results, "b-table")["points"].as_f64().unwrap()
    };
    let before = points(&course.graded("results.json"));
    course.write("points.toml", "points = 2\n");
    let mut again = course.command("grade");
    again.args(["--again", "grades", "--points", "points.toml"]);
    again.assert().success();
    let twice = points(&course.graded("results.json"));
    assert!((twice - 2.0 * before).abs() < 1e-6, "{twice} and {before}");
}

#[test]
fn of_what_was_built_nothing_is_left_for_the_next_submission() {
    if !has_wasm() {
        return;
    }
    let course = Course::new("left").with_runs();
    course.hand_in("a-right", &format!("{RIGHT}// not-to-be-found\n"), "");
    course.grade(&["--sandbox", "none", "--fresh", "1"]);
    let left = course.root.join("target/grade").read_dir().unwrap();
    let mut left: Vec<_> = left.map(|it| it.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["ch1-left.base", "ch1-left.lock"]);
    let base = || Course::files(&course.root.join("target/grade/ch1-left.base"), &[]);
    let before = base();
    for (path, bytes) in &before {
        for word in [&b"not-to-be-found"[..], b"ANCHOR"] {
            let is_there = bytes.windows(word.len()).any(|it| it == word);
            assert!(!is_there, "{}", path.display());
        }
    }
    // A copy of the base links its libraries, and a build replaces them.
    course.hand_in("b-wrong", WRONG, "");
    course.grade(&["--sandbox", "none", "--fresh", "1"]);
    for (path, bytes) in base() {
        assert!(before[&path] == bytes, "{} has changed", path.display());
    }
}

#[test]
fn hidden_cases_are_told_to_the_instructor_alone() {
    if !has_wasm() || !has_bubblewrap() {
        return;
    }
    let course = Course::new("hidden").with_runs();
    course.hand_in("a-right", RIGHT, "");
    course.hand_in("b-table", &tricky("0"), "");
    // It looks for the file wherever it might lie, in its tests and in its judged runs.
    let secret = course.root.join("secret/hidden.toml");
    let looks = format!(
        "let found = std::fs::read_to_string({secret:?}).or_else(|_| std::fs::read_to_string(\"hidden.toml\"));\n\
         if let Ok(found) = found {{ panic!(\"{{found}}\") }}\n2 * n"
    );
    let looks = format!("pub fn one(n: u64) -> u64 {{ {looks} }}\n");
    course.hand_in("c-looks", &looks, "");
    course.hand_in("d-broken", "stray", "");
    course.hand_in("e-nothing", "", RIGHT);
    let cases = "[exercise.one]\nruns = [[\"one\", \"2\"], [\"one\", \"987654\"]]\n";
    course.write("secret/hidden.toml", cases);
    course.write("points.toml", "hidden = 4\n");
    let options = ["--hidden", "secret/hidden.toml", "--points", "points.toml"];
    let (results, said) = course.grade(&options);
    let hidden = |name: &str| {
        let one = &of(&results, name)["exercises"][0];
        let runs = &one["hidden_runs"];
        (
            runs["runs"].clone(),
            runs["answers"].clone(),
            one["hidden"]["points"].clone(),
        )
    };
    let counts = |answers: usize, points: f64| (2.into(), answers.into(), points.into());
    assert_eq!(hidden("a-right"), counts(2, 4.0), "{said}");
    assert_eq!(hidden("b-table"), counts(1, 2.0), "{said}");
    assert_eq!(hidden("d-broken"), counts(0, 0.0), "{said}");
    assert_eq!(hidden("e-nothing"), counts(0, 0.0), "{said}");
    let right = of(&results, "a-right");
    assert_eq!((&right["points"], &right["of"]), (&5.0.into(), &6.0.into()));
    let two = &right["exercises"][1];
    assert_eq!(
        (&two["hidden_runs"], &two["hidden"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(
        of(&results, "c-looks")["exercises"][0]["result"],
        "solved",
        "it found nothing"
    );
    // The instructor reads what was wrong, and no student does.
    let number = "987654";
    assert!(
        course
            .graded("class.html")
            .contains("one 987654: your function returned 0, but should return 1975308.")
    );
    let only = |name: &str| {
        let mut results = results.clone();
        let all = results["submissions"].as_array_mut().unwrap();
        all.retain(|it| it["name"] == name);
        course.write("grades/results.json", &results.to_string());
        let upload = course.for_gradescope();
        upload["tests"].as_array().unwrap().clone()
    };
    let tests = only("b-table");
    for test in &tests {
        let is_hidden = test["visibility"] == "hidden";
        let text = test["output"].as_str().unwrap();
        assert_eq!(text.contains(number), is_hidden, "{test:#}");
    }
    let line = { tests.iter() }
        .find(|it| it["visibility"] == "hidden")
        .unwrap();
    assert_eq!(
        (&line["score"], &line["max_score"], &line["status"]),
        (&2.0.into(), &4.0.into(), &"failed".into())
    );
    let right = only("a-right");
    let line = { right.iter() }
        .find(|it| it["visibility"] == "hidden")
        .unwrap();
    assert_eq!(line["status"], "passed");
    for name in ["a-right", "b-table", "c-looks", "d-broken", "e-nothing"] {
        let page = course.graded(&format!("pages/{name}.html"));
        assert!(
            !page.contains(number) && !page.contains("hidden case"),
            "{page}"
        );
        let remarks = of(&results, name)["remarks"].to_string();
        assert!(
            !remarks.contains(number) && !remarks.contains("hidden"),
            "{remarks}"
        );
    }
    assert!(course.graded("results.csv").contains(",2.00,2,1\n"));
    assert!(said.contains("b-table    ✓·  ✗–  "), "{said}");
    // If student code could read the hidden cases, the command refuses to grade. Changed cases are judged anew.
    let open = [
        "handed-in",
        "--sandbox",
        "none",
        "--hidden",
        "secret/hidden.toml",
    ];
    course.refuses(
        &open,
        "Without a sandbox, submitted code can read the hidden cases",
    );
    course.write("secret/hidden.toml", &cases.replace(number, "3"));
    let (results, _) = course.grade(&options);
    assert_eq!(
        of(&results, "b-table")["exercises"][0]["hidden_runs"]["answers"],
        2
    );
}

#[test]
fn a_hidden_case_that_our_solution_does_not_answer_is_refused() {
    if !has_wasm() || !has_bubblewrap() {
        return;
    }
    let course = Course::new("hidden-wrong").with_runs();
    course.hand_in("a-right", RIGHT, "");
    course.write("hidden.toml", "[exercise.one]\nruns = [[\"one\", \"x\"]]\n");
    let words = ["handed-in", "--hidden", "hidden.toml"];
    course.refuses(&words, "no answer to the hidden case `one x`");
}
