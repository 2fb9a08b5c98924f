//! What is not written yet: said once, however many tests wait for it.

use catalogue::Exercise;
use child::Place;

use super::bounds::bounded;
use crate::build;
use crate::course::Course;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use crate::todos::todos;
use crate::verdict::Tested;
use terminal::{BAD, DIM, clean, paint, wrap};

/// Each `todo!` that a test met, where it stands, and how many tests wait for it.
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
    // The tests meet the first of them, and the others stay unsaid behind it.
    if !met.is_empty() {
        let others = todos(tested.texts.of(&exercise.stub()));
        for (line, todo) in others.filter(|(line, _)| !met.contains(line)) {
            let text = bounded(&clean(&asked("To be written as well", todo)));
            lines.push(String::new());
            lines.extend(set_in(&text, width));
            lines.push(format!("  {}:{line}", course.shown(exercise.stub())));
        }
    }
    lines
}

/// A text in lines of this width, two columns in.
fn set_in(text: &str, width: usize) -> impl Iterator<Item = String> {
    let lines = wrap(text, width).into_iter();
    lines.map(|line| format!("  {line}"))
}

/// The same in short, for who sees the file's functions above it.
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
        // What each of them asks for stands above.
        [_, _, ..] if missing.iter().all(|(_, place, _)| is_own(*place)) => {
            let tests: usize = missing.iter().map(|(.., tests)| tests).sum();
            let tests = words::counted(tests, "test");
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

/// Each `todo!` that one of these tests met, where it stands, and how many did.
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

/// `13 tests wait for it.`
fn waiting(tests: usize) -> String {
    let wait = words::plural(tests, "waits", "wait");
    format!("{} {wait} for it.", words::counted(tests, "test"))
}

/// What a `todo!` asks for, as a sentence.
fn asked(begin: &str, todo: &str) -> String {
    match todo.trim_end_matches('.') {
        "" => format!("{begin}: a todo! is still there."),
        todo if todo.ends_with(['?', '!', '…']) => format!("{begin}: {todo}"),
        todo => format!("{begin}: {todo}."),
    }
}

/// What is said of a `todo!` that was met.
pub(crate) fn not_written(todo: &str) -> String {
    asked("Not written yet", todo)
}

/// What a `todo!` asks for. It may be that of an exercise which this one builds on.
fn words(course: &Course, exercise: &Exercise, todo: &str, place: Option<&Place>) -> String {
    let what = not_written(todo);
    let file = place.map(|place| build::from_root(&place.file));
    let mut all = course.catalogue.exercises().iter();
    match all.find(|other| Some(other.stub()) == file && other.id != exercise.id) {
        Some(other) => format!(
            "{what}\nIt belongs to {} {}, which comes first.",
            other.id, other.stem
        ),
        None => what,
    }
}
