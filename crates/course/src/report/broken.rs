//! What the compiler said, and who waits for it.

use catalogue::Exercise;

use super::bounds::bounded;
use crate::build::{self, Broken, Diagnostic};
use crate::course::Course;
use crate::style::{BOLD, DIM, clean, clean_styled, cut, paint};

/// So many remarks of the compiler are shown,
const SHOWN: usize = 5;
/// so many lines of each,
const LINES: usize = 60;
/// and so much of a line, which may be one of the student's.
const COLUMNS: usize = 400;

/// Why the exercise was not built.
pub(super) fn lines(course: &Course, exercise: &Exercise, broken: &Broken) -> Vec<String> {
    let mut lines = Vec::new();
    let file = broken.file.as_deref().map(build::from_root);
    let culprit = file.as_ref().and_then(|file| {
        course
            .catalogue
            .exercises()
            .iter()
            .find(|other| other.stub() == *file)
    });
    match (&file, culprit) {
        (Some(file), Some(culprit)) => {
            lines.push(format!(
                "  {} does not compile.",
                paint(BOLD, course.shown(file))
            ));
            lines.push(paint(
                DIM,
                format!("  {}", waiting(course, exercise, culprit)),
            ));
        }
        (Some(file), None) if *file == exercise.tests() => {
            let stub = course.shown(exercise.stub());
            lines.push(format!(
                "  {} does not fit {stub}.",
                paint(BOLD, course.shown(file))
            ));
            lines.push(paint(
                DIM,
                "  Were a name, an argument or a result of the exercise changed?",
            ));
        }
        (Some(file), None) => {
            lines.push(format!(
                "  {} does not compile.",
                paint(BOLD, course.shown(file))
            ));
        }
        (None, _) => lines.push("  cargo could not build it:".to_owned()),
    }
    // The errors of one file at a time: the others may well follow from them.
    let errors = broken
        .diagnostics
        .iter()
        .filter(|said| said.is_error && said.file == broken.file);
    lines.extend(first_few(course, errors, "error"));
    if !broken.cargo.is_empty() {
        lines.push(String::new());
        let cargo = bounded(&clean(&broken.cargo));
        lines.extend(cargo.lines().map(|line| format!("  {line}")));
    }
    let warnings = broken
        .diagnostics
        .iter()
        .filter(|said| !said.is_error && said.file == broken.file);
    lines.extend(self::warnings(course, warnings));
    lines
}

/// The exercises of a chapter are one library, so all of them wait for the file.
fn waiting(course: &Course, asked: &Exercise, culprit: &Exercise) -> String {
    let chapter = &culprit.chapter;
    let all = course.catalogue.of_chapter(chapter);
    let all: Vec<&str> = all.map(|other| other.id.as_str()).collect();
    let mut sides = all.split(|id| *id == culprit.id);
    let ranges: Vec<String> = sides.by_ref().flat_map(ranges).collect();
    let range = match ranges.as_slice() {
        [] => return String::new(),
        [one] => one.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    };
    if asked.id == culprit.id {
        format!("Until it does, the others of its chapter wait too: {range}.")
    } else {
        format!("{} waits for it, as all of its chapter: {range}.", asked.id)
    }
}

/// The names of exercises that follow each other: one or two by themselves, more by their ends.
fn ranges(ids: &[&str]) -> Vec<String> {
    match ids {
        [first, _, .., last] if ids.len() > 2 => vec![format!("{first} … {last}")],
        few => few.iter().map(|id| (*id).to_owned()).collect(),
    }
}

/// The warnings of the student's file; they often know why a test fails.
pub(super) fn warnings<'d>(
    course: &Course,
    warnings: impl IntoIterator<Item = &'d Diagnostic>,
) -> Vec<String> {
    first_few(course, warnings, "warning")
}

/// The first remarks of the compiler; the others may well follow from them, and are counted.
fn first_few<'d>(
    course: &Course,
    said: impl IntoIterator<Item = &'d Diagnostic>,
    what: &str,
) -> Vec<String> {
    let mut said = said.into_iter();
    let mut lines = Vec::new();
    for diagnostic in said.by_ref().take(SHOWN) {
        lines.push(String::new());
        lines.extend(indented(course, diagnostic));
    }
    let more = said.count();
    if more > 0 {
        let s = if more == 1 { "" } else { "s" };
        let text = format!("  … and {more} more {what}{s}. The first one first.");
        lines.extend([String::new(), paint(DIM, text)]);
    }
    lines
}

/// A remark as the compiler shows it, with paths as they are seen from here.
fn indented(course: &Course, said: &Diagnostic) -> Vec<String> {
    let mut text = said.rendered.trim_end().to_owned();
    if let Some(file) = &said.file {
        text = text.replace(file.as_str(), &course.shown(build::from_root(file)));
    }
    let all = text.lines().count();
    let shown = text.lines().take(LINES);
    let mut lines: Vec<String> = shown
        .map(|line| format!("  {}", cut(&clean_styled(line), COLUMNS)))
        .collect();
    if all > LINES {
        lines.push(paint(DIM, format!("  … and {} more lines", all - LINES)));
    }
    lines
}
