//! What is not written yet: said once, however many tests wait for it.

use catalogue::Exercise;

use super::bounds::bounded;
use crate::build;
use crate::course::Course;
use crate::place::Place;
use crate::style::{DIM, clean, paint, wrap};
use crate::test_end::TestEnd;
use crate::tests_run::TestResult;

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
    for (todo, place, tests) in missing {
        lines.push(String::new());
        let text = bounded(&clean(&words(course, exercise, todo, place)));
        lines.extend(
            wrap(&text, width)
                .into_iter()
                .map(|line| format!("  {line}")),
        );
        let waiting = if tests == 1 {
            "1 test waits"
        } else {
            &format!("{tests} tests wait")
        };
        let at = place.map(|place| {
            let file = course.shown(build::from_root(&place.file));
            format!("  {}:{}", file, place.line)
        });
        lines.push(at.unwrap_or_default() + &paint(DIM, format!("  {waiting} for it.")));
    }
    lines
}

/// What a `todo!` asks for. It may be that of an exercise which this one builds on.
fn words(course: &Course, exercise: &Exercise, todo: &str, place: Option<&Place>) -> String {
    let what = match todo.trim_end_matches('.') {
        "" => "Not written yet: a todo! is still there.".to_owned(),
        todo => format!("Not written yet: {todo}."),
    };
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
