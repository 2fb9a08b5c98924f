//! What is not written yet: said once, however many tests wait for it.

use catalogue::Exercise;

use super::bounds::bounded;
use crate::build;
use crate::course::Course;
use crate::place::Place;
use crate::plain_file;
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;
use terminal::{DIM, clean, paint, wrap};

/// Each `todo!` that a test met, where it stands, and how many tests wait for it.
pub(super) fn lines(
    course: &Course,
    exercise: &Exercise,
    failing: &[&TestResult],
    width: usize,
) -> Vec<String> {
    let mut missing: Vec<(&str, Option<&Place>, usize)> = Vec::new();
    for result in failing {
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
        lines.extend(
            wrap(&text, width)
                .into_iter()
                .map(|line| format!("  {line}")),
        );
        let wait = words::plural(tests, "waits", "wait");
        let waiting = format!("{} {wait}", words::counted(tests, "test"));
        let at = place.map(|place| {
            let file = course.shown(build::from_root(&place.file));
            format!("  {}:{}", file, place.line)
        });
        lines.push(at.unwrap_or_default() + &paint(DIM, format!("  {waiting} for it.")));
    }
    // The tests meet the first of them, and the others stay unsaid behind it.
    if !met.is_empty() {
        let source = plain_file::read_text(&course.path(exercise.stub())).unwrap_or_default();
        let others = todos(&source);
        for (line, todo) in others.filter(|(line, _)| !met.contains(line)) {
            let text = bounded(&clean(&asked("To be written as well", todo)));
            lines.push(String::new());
            lines.extend(
                wrap(&text, width)
                    .into_iter()
                    .map(|line| format!("  {line}")),
            );
            lines.push(format!("  {}:{line}", course.shown(exercise.stub())));
        }
    }
    lines
}

/// Each `todo!` of a source with the number of its line, and what it asks for.
fn todos(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(source.lines());
    lines.filter_map(|(number, line)| {
        let (before, rest) = line.split_once("todo!(")?;
        let is_comment = before.contains("//");
        let text = rest
            .strip_prefix('"')
            .and_then(|rest| rest.split_once("\")"));
        (!is_comment).then_some((number, text.map_or("", |(text, _)| text)))
    })
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
