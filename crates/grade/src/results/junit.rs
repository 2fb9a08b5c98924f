//! `results.xml`: the form of `JUnit`, which most programs that show tests read. A suite is a submission, and a case a test
//! function.

use anyhow::Result;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::ended::Ended;
use super::form::{Exercise, Function, Graded, Results};
use super::message;

/// The file. It has no times, so the same results give the same bytes.
pub(super) fn report(results: &Results) -> Result<String> {
    let mut report = Report::new(format!("Look Ahead {}", results.version));
    report.add_test_suites(results.submissions.iter().map(suite));
    Ok(report.to_string()?)
}

fn suite(graded: &Graded) -> TestSuite {
    let mut suite = TestSuite::new(&graded.name);
    for exercise in &graded.exercises {
        // The words are about the exercise. The first function that does not pass has them.
        let mut words = Some(exercise.text.trim());
        for function in &exercise.functions {
            suite.add_test_case(case(exercise, function, &mut words));
        }
        if let Some(runs) = exercise.judged.as_ref().filter(|it| it.runs > 0) {
            let told = (runs.in_words(), runs.text.as_str());
            suite.add_test_case(judged(exercise, "judged runs", runs.is_right(), told));
        }
        // Where a student sees this file, a number is no case.
        if let Some(runs) = &exercise.hidden_runs {
            let told = (runs.of_hidden(), "");
            suite.add_test_case(judged(exercise, "hidden cases", runs.is_right(), told));
        }
        if let Some(tests) = &exercise.hidden_tests {
            let is_right = tests.passed == tests.tests;
            let told = (tests.in_words(), "");
            suite.add_test_case(judged(exercise, "hidden tests", is_right, told));
        }
    }
    suite
}

fn case(exercise: &Exercise, function: &Function, words: &mut Option<&str>) -> TestCase {
    let is_passed = function.passed && exercise.handed_in;
    let status = match is_passed {
        true => TestCaseStatus::success(),
        false => failure(exercise, words.take()),
    };
    let mut case = TestCase::new(&function.name, status);
    case.set_classname(format!("{}.{}", exercise.id, exercise.stem));
    case
}

/// The judged runs of an exercise, or hidden tests, as one case, with what is told of them.
fn judged(exercise: &Exercise, name: &str, is_right: bool, told: (String, &str)) -> TestCase {
    let status = match is_right {
        true => TestCaseStatus::success(),
        false => {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status.set_message(told.0);
            status.set_description(told.1);
            status
        }
    };
    let mut case = TestCase::new(name, status);
    case.set_classname(format!("{}.{}", exercise.id, exercise.stem));
    case
}

/// An error, which is not the student's, where nothing could be judged; else a failure.
fn failure(exercise: &Exercise, words: Option<&str>) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(match exercise.result {
        Ended::NotJudged => NonSuccessKind::Error,
        _ => NonSuccessKind::Failure,
    });
    status.set_type(exercise.result.in_words());
    if let Some(words) = words {
        let message = message::first(exercise);
        status.set_message(message.unwrap_or_else(|| exercise.result.in_words().to_owned()));
        status.set_description(words);
    }
    status
}
