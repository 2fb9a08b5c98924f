//! Lists the unfinished parts, once each, however many tests need them.

use catalogue::Exercise;
use subprocess::Place;

use super::bounds::bounded;
use crate::build;
use crate::course::Course;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use crate::todos::todos;
use crate::verdict::Tested;
use terminal::{BAD, DIM, clean, paint, wrap};

/// Lists each `todo!` that a test reached, with its place and the number of tests.
pub(super) fn lines(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    width: usize,
) -> Vec<String> {
    let missing = missing(tested.results.iter());
    let mut lines = Vec::new();
    let met: Vec<usize> = missing
        .iter()
        .filter_map(|(_, place, _)| *place)
        .filter(|place| build::from_root(&place.file) == exercise.stub())
        .map(|place| place.line)
        .collect();
    for (todo, place, tests) in missing {
        lines.push(String::new());
        let text = bounded(&clean(&words(course, exercise, todo, place)));
        lines.extend(set_in(&text, width));
        let at = place.map(|place| {
            let file = course.shown(build::from_root(&place.file));
            format!("  {}:{}", file, place.line)
        });
        let waiting = format!("  {}", waiting(tests));
        lines.push(at.unwrap_or_default() + &paint(DIM, waiting));
    }
    // Tests stop at the first `todo!` and do not reach the later ones.
    if !met.is_empty() {
        let others = todos(tested.texts.of(&exercise.stub()));
        for (line, todo) in others.filter(|(line, _)| !met.contains(line)) {
            let text = bounded(&clean(&asked("Also to be written", todo)));
            lines.push(String::new());
            lines.extend(set_in(&text, width));
            lines.push(format!("  {}:{line}", course.shown(exercise.stub())));
        }
    }
    lines
}

/// Wraps a text to this width, with an indent of two columns.
fn set_in(text: &str, width: usize) -> impl Iterator<Item = String> {
    let lines = wrap(text, width).into_iter();
    lines.map(|line| format!("  {line}"))
}

/// Returns a shorter list, for a screen that shows the file's functions above it.
pub(crate) fn in_short(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    width: usize,
) -> Vec<String> {
    let missing = missing(tested.results.iter());
    let is_own = |place: Option<&Place>| {
        place.is_some_and(|place| build::from_root(&place.file) == exercise.stub())
    };
    let sentences: Vec<String> = match missing.as_slice() {
        // The functions above already show these.
        [_, _, ..] if missing.iter().all(|(_, place, _)| is_own(*place)) => {
            let tests: usize = missing.iter().map(|(.., tests)| tests).sum();
            let tests = textfmt::counted(tests, "test");
            vec![format!("Not written yet: {tests} wait for these.")]
        }
        missing => {
            let sentence = |(todo, place, tests): &(&str, Option<&Place>, usize)| {
                let text = bounded(&clean(&words(course, exercise, todo, *place)));
                format!("{text} {}", waiting(*tests))
            };
            missing.iter().map(sentence).collect()
        }
    };
    let mut lines = Vec::new();
    for sentence in sentences {
        let text = wrap(&sentence, width.saturating_sub(2));
        let marks = std::iter::once(paint(BAD, "✗ ")).chain(std::iter::repeat("  ".to_owned()));
        lines.extend(text.into_iter().zip(marks).map(|(line, mark)| mark + &line));
    }
    lines
}

/// Returns each `todo!` that one of these tests reached, its place, and the number of tests.
fn missing<'r>(
    results: impl Iterator<Item = &'r TestResult>,
) -> Vec<(&'r str, Option<&'r Place>, usize)> {
    let mut missing: Vec<(&str, Option<&Place>, usize)> = Vec::new();
    for result in results {
        let TestEnd::NotWritten(todo, place) = &result.end else {
            continue;
        };
        let same = |(words, at, _): &&mut (&str, Option<&Place>, usize)| {
            *words == todo && *at == place.as_ref()
        };
        match missing.iter_mut().find(same) {
            Some((.., tests)) => *tests += 1,
            None => missing.push((todo, place.as_ref(), 1)),
        }
    }
    missing
}

/// Returns the sentence `13 tests wait for it.`
fn waiting(tests: usize) -> String {
    let wait = textfmt::plural(tests, "waits", "wait");
    format!("{} {wait} for it.", textfmt::counted(tests, "test"))
}

/// Turns the text of a `todo!` into a sentence.
fn asked(begin: &str, todo: &str) -> String {
    match todo.trim_end_matches('.') {
        "" => format!("{begin}: a todo! is still there."),
        todo if todo.ends_with(['?', '!', '…']) => format!("{begin}: {todo}"),
        todo => format!("{begin}: {todo}."),
    }
}

/// Describes a `todo!` that a test reached.
pub(crate) fn not_written(todo: &str) -> String {
    asked("Not written yet", todo)
}

/// Describes a `todo!`. If it belongs to an exercise that this one builds on, names that exercise.
fn words(course: &Course, exercise: &Exercise, todo: &str, place: Option<&Place>) -> String {
    let what = not_written(todo);
    let file = place.map(|place| build::from_root(&place.file));
    let mut all = course.catalogue.exercises().iter();
    match all.find(|other| Some(other.stub()) == file && other.id != exercise.id) {
        Some(other) => format!(
            "{what}\nIt belongs to {} {}. Solve that exercise first.",
            other.id, other.stem
        ),
        None => what,
    }
}
