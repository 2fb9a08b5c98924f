//! Points are made from results, without another run.

use serde_json::{Value, json};

use crate::fixture::Course;
use crate::results::of_two;

fn written(course: &Course) -> Value {
    serde_json::from_str(&course.graded("results.json")).unwrap()
}

#[test]
fn an_exercise_is_worth_a_point_and_effort_stands_apart() {
    let course = Course::new("points-default");
    course.again(&of_two(), &[]).success();
    let results = written(&course);
    let [anna, ben] = [0, 1].map(|at| &results["submissions"][at]);
    assert_eq!([&anna["points"], &anna["of"]], [&json!(1.0), &json!(2.0)]);
    assert_eq!(ben["answers"], json!({ "points": 1.0, "of": 1.5 }));
    assert_eq!(ben["effort"], json!({ "points": 0.0, "of": 0.5 }));
    let table = course.graded("results.csv");
    assert!(
        table.contains("ben,small-1,one,tests fail,1,2,0.50,1.00,0.50,0.00,,,,,,,\n"),
        "{table}"
    );
    let page = course.graded("pages/ben.html");
    assert!(
        page.contains("1.00 of 2 points (answers 1.00 of 1.5, effort 0.00 of 0.5)"),
        "{page}"
    );
}

#[test]
fn other_points_need_no_other_run_and_the_old_ones_come_back() {
    let course = Course::new("points-other");
    course.again(&of_two(), &[]).success();
    let before = course.graded("results.json");
    course.write(
        "points.toml",
        "points = 2\n[exercise.one]\npoints = 10\neffort = 0.25\n[exercise.\"small-2\"]\npoints = 3\n",
    );
    let mut again = course.command("grade");
    again.args(["--again", "grades", "--points", "points.toml"]);
    // No program to run tests with, and no submission, is there.
    again.env_remove("COURSE_PROGRAM");
    again
        .assert()
        .success()
        .stdout(predicates::str::contains("10.00 of 13"));
    let results = written(&course);
    let ben = &results["submissions"][1];
    assert_eq!(
        ben["exercises"][0]["answers"],
        json!({ "points": 7.5, "of": 7.5 })
    );
    assert_eq!(
        ben["exercises"][0]["effort"],
        json!({ "points": 0.0, "of": 2.5 })
    );
    assert_eq!(ben["exercises"][1]["points"], json!(1.5));
    assert_eq!(ben["points"], json!(9.0));

    let mut back = course.command("grade");
    back.args(["--again", "grades"]).assert().success();
    assert_eq!(course.graded("results.json"), before);
}

#[test]
fn hidden_cases_give_points_as_the_file_says_and_a_students_page_shows_none_of_them() {
    let course = Course::new("points-hidden");
    let mut results = of_two();
    results["submissions"][0]["exercises"][0]["hidden_runs"] =
        json!({ "runs": 2, "answers": 1, "text": "" });
    for (text, points, of) in [
        ("", 1.0, 2.0),
        ("hidden = 2\n", 2.0, 4.0),
        ("hidden = 2\n[exercise.one]\nhidden = 4\n", 3.0, 6.0),
    ] {
        course.write("points.toml", text);
        let options = ["--points", "points.toml"];
        course.again(&results, &options).success();
        let anna = &written(&course)["submissions"][0];
        assert_eq!([&anna["points"], &anna["of"]], [&json!(points), &json!(of)]);
        let page = course.graded("pages/anna.html");
        for shown in [
            "1.00 of 2 points (answers 0.50 of 1.5, effort 0.50 of 0.5)",
            "<span>1.00 of 1</span>",
        ] {
            assert!(page.contains(shown), "{shown}\nis not in\n{page}");
        }
    }
}

#[test]
fn an_exercise_that_no_run_can_judge_has_the_points_of_its_tests() {
    let course = Course::new("points-no-run");
    let mut results = of_two();
    results["fresh"] = json!(7);
    results["submissions"][0]["exercises"][0]["judged"] =
        json!({ "runs": 0, "answers": 0, "text": "" });
    course.again(&results, &[]).success();
    assert_eq!(written(&course)["submissions"][0]["points"], json!(1.0));
    let says = "Judged runs: not possible for this exercise; only its tests judge it.";
    for page in ["pages/anna.html", "class.html"] {
        let page = course.graded(page);
        assert!(page.contains(says), "{page}");
    }
}

#[test]
fn what_could_not_be_judged_ends_the_command_with_exit_code_3() {
    let course = Course::new("points-not-judged");
    let mut results = of_two();
    results["submissions"][0]["exercises"][0]["result"] = json!("not_judged");
    course.again(&results, &[]).code(3);
}

#[test]
fn what_was_not_handed_in_gets_no_points_for_what_its_stub_passes() {
    let course = Course::new("points-stub");
    let mut results = of_two();
    results["submissions"][1]["exercises"][0]["handed_in"] = json!(false);
    course.again(&results, &[]).success();
    let exercise = &written(&course)["submissions"][1]["exercises"][0];
    assert_eq!(
        [&exercise["points"], &exercise["of"]],
        [&json!(0.0), &json!(1.0)]
    );
}

#[test]
fn tests_that_pass_untouched_give_points_only_beside_another_one() {
    let course = Course::new("points-untouched");
    let mut results = of_two();
    // Anna changed a comment; Ben repaired the effort.
    for (student, passed) in [(0, false), (1, true)] {
        let functions = &mut results["submissions"][student]["exercises"][0]["functions"];
        functions[0]["untouched"] = json!(true);
        functions[1]["passed"] = json!(passed);
    }
    course.again(&results, &[]).success();
    let results = written(&course);
    let points = |student: usize| &results["submissions"][student]["exercises"][0]["points"];
    assert_eq!([points(0), points(1)], [&json!(0.0), &json!(1.0)]);
}

/// The words of a refusal, and the file of points in one line.
const REFUSED: &str = r#"
unknown field `pionts` <- pionts = 2
unknown field `weight` <- [exercise.one]; weight = 2
invalid type: string "two" <- points = 'two'
there is no exercise "on"; did you mean one? <- [exercise.on]; points = 2
one cannot be worth -1 points; 0 is the least <- [exercise.one]; points = -1
an exercise cannot be worth NaN points <- points = nan
`effort = 1.5` of an exercise is a share of its points, from 0 to 1 <- effort = 1.5
two has no tests that judge effort <- [exercise.two]; effort = 0.5
one is listed twice <- [exercise.one]; points = 1; [exercise."small-1"]; points = 2
"#;

#[test]
fn a_wrong_file_of_points_is_refused_before_anything_is_written() {
    let course = Course::new("points-wrong");
    for line in REFUSED.trim().lines() {
        let (says, text) = line.split_once(" <- ").unwrap();
        course.write("points.toml", &text.replace("; ", "\n"));
        let refused = course.again(&of_two(), &["--points", "points.toml"]);
        refused
            .code(2)
            .stderr(predicates::str::contains("points.toml has an error"))
            .stderr(predicates::str::contains(says));
        assert!(!course.root.join("grades/results.csv").exists(), "{text}");
    }
}

#[test]
fn results_of_another_form_and_of_several_folders_are_refused() {
    let course = Course::new("points-form");
    course.write("grades/results.json", "{ \"form\": 1 }");
    let says = "was written by another version of the course, in form 1";
    course.refuses(&["--again", "grades"], says);
    let says = "`--again` reads one folder of results";
    course.refuses(&["--again", "grades", "more"], says);
    let says = "cannot be used with";
    course.refuses(&["--again", "grades", "--fresh", "7"], says);
}

/// The names of the test functions, and of the modules of tests, in a file of tests.
fn test_functions(text: &str) -> Vec<&str> {
    let mut is_test = false;
    let mut names = Vec::new();
    for line in text.lines() {
        is_test |= line == "#[test]" || line == "#[rstest]";
        let function = line.strip_prefix("fn ").filter(|_| is_test);
        let module = line.strip_prefix("mod ").filter(|it| it.ends_with('{'));
        if let Some(rest) = function.or(module) {
            names.extend(rest.split(['(', '<', ' ']).next());
            is_test = false;
        }
    }
    names
}

#[test]
fn what_the_course_says_to_judge_effort_is_a_test_function() {
    let course = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for exercise in catalogue::Catalogue::load(&course).unwrap().exercises() {
        let text = std::fs::read_to_string(course.join(exercise.tests())).unwrap();
        let all = test_functions(&text);
        let (stem, effort) = (&exercise.stem, &exercise.effort);
        for name in effort {
            assert!(all.contains(&&**name), "{stem} has no test function {name}");
        }
        // Somebody who gets all points for effort has answered something, too.
        let is_answer = |name: &&str| !effort.iter().any(|it| it == name);
        assert!(
            all.iter().any(is_answer),
            "{stem} has tests of effort alone"
        );
    }
}
