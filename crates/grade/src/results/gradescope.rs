//! What Gradescope reads of a submission, as its *Autograder Specifications* describe `results.json`.

use serde::Serialize;

use super::ended::Ended;
use super::form::{Exercise, Graded, Part};

/// Students see it.
const VISIBLE: &str = "visible";
/// They never do.
const HIDDEN: &str = "hidden";

/// The file.
#[derive(Serialize)]
pub(super) struct Upload {
    score: f64,
    output: String,
    visibility: &'static str,
    /// What our program says on the way is for instructors.
    stdout_visibility: &'static str,
    tests: Vec<Test>,
}

/// A line of the report.
#[derive(Serialize)]
struct Test {
    name: String,
    score: f64,
    max_score: f64,
    status: &'static str,
    output: String,
    output_format: &'static str,
    visibility: &'static str,
}

/// What came of a submission.
pub(super) fn result(graded: &Graded) -> Upload {
    Upload {
        score: graded.won.points,
        output: graded.remarks.join("\n"),
        visibility: VISIBLE,
        stdout_visibility: HIDDEN,
        tests: { graded.exercises.iter() }
            .flat_map(|it| lines(it).into_iter().chain(hidden(it)))
            .collect(),
    }
}

/// One line an exercise, or one for answers and one for effort.
fn lines(exercise: &Exercise) -> Vec<Test> {
    let name = format!("{}  {}", exercise.id, exercise.stem);
    let (answers, effort) = (&exercise.won.answers, &exercise.won.effort);
    // The words are about both, and are said once.
    let judged = exercise.judged.as_ref();
    let judged = judged.map(|runs| format!("\n\n{}\n{}", runs.in_words(), runs.text));
    let text = format!("{}{}", exercise.text.trim(), judged.unwrap_or_default());
    let text = text.trim();
    if effort.of == 0.0 {
        return vec![line(exercise, name, answers, false, text)];
    }
    vec![
        line(exercise, format!("{name}: answers"), answers, false, text),
        line(exercise, format!("{name}: effort"), effort, true, ""),
    ]
}

/// The hidden cases of an exercise.
fn hidden(exercise: &Exercise) -> Option<Test> {
    let runs = exercise.hidden_runs.as_ref()?;
    let part = &exercise.won.hidden;
    Some(Test {
        name: format!("{}  {}: hidden", exercise.id, exercise.stem),
        score: part.points,
        max_score: part.of,
        status: if runs.is_right() { "passed" } else { "failed" },
        output: format!("{}\n{}", runs.of_hidden(), runs.text),
        output_format: "text",
        visibility: HIDDEN,
    })
}

fn line(exercise: &Exercise, name: String, part: &Part, is_effort: bool, text: &str) -> Test {
    let mut functions = exercise.functions.iter();
    let is_right = functions.all(|it| it.passed || it.effort != is_effort);
    let judged = exercise
        .judged
        .as_ref()
        .map_or(1.0, |runs| match is_effort {
            true => runs.share_of_effort(),
            false => runs.share_of_answers(),
        });
    let is_right = exercise.result == Ended::Solved || is_right && exercise.handed_in;
    let is_passed = is_right && judged == 1.0;
    Test {
        name,
        score: part.points,
        max_score: part.of,
        status: if is_passed { "passed" } else { "failed" },
        output: text.to_owned(),
        output_format: "text",
        visibility: VISIBLE,
    }
}
