//! Shows the compiler's errors, and the exercises that depend on the broken file.

use std::io::ErrorKind;

use catalogue::Exercise;

use super::bounds::bounded;
use crate::build::{self, Broken, Diagnostic};
use crate::course::Course;
use crate::plain_file;
use terminal::{BOLD, DIM, clean, clean_styled, cut, paint, wrap};
use textfmt::listed;

/// The number of diagnostics shown.
const SHOWN: usize = 5;
/// The number of lines shown of each diagnostic.
const LINES: usize = 60;
/// The number of columns shown of a line, which may be one of the student's.
const COLUMNS: usize = 400;

/// Explains why the exercise was not built.
pub(super) fn lines(
    course: &Course,
    exercise: &Exercise,
    broken: &Broken,
    width: usize,
) -> Vec<String> {
    let mut all = course.catalogue.of_chapter(&exercise.chapter);
    if let Some(why) = all.find_map(|it| without_code(course, it)) {
        let why = wrap(&why, width - 2).into_iter();
        return why.map(|line| format!("  {line}")).collect();
    }
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
            let waiting = waiting(course, exercise, culprit);
            let waiting = waiting.iter().flat_map(|who| wrap(who, width - 2));
            lines.extend(waiting.map(|who| paint(DIM, format!("  {who}"))));
        }
        (Some(file), None) if *file == exercise.tests() => {
            let stub = course.shown(exercise.stub());
            lines.push(format!(
                "  {} does not fit {stub}.",
                paint(BOLD, course.shown(file))
            ));
            lines.push(paint(
                DIM,
                "  Did you change a name, an argument or a result that the exercise gives?",
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
    // Shows the errors of one file only: the others may well follow from them.
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

/// Explains why the file of an exercise cannot be read as code: it is missing, empty or in UTF-16. Returns `None` if it
/// can.
fn without_code(course: &Course, exercise: &Exercise) -> Option<String> {
    let shown = course.shown(exercise.stub());
    let reset = format!(
        "Run `cargo course reset {}` to restore the stub.",
        exercise.stem
    );
    match plain_file::read(&course.path(exercise.stub())) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Some(format!("{shown} is missing. {reset}"))
        }
        Err(_) => None,
        Ok(text) if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") => Some(
            format!("{shown} is saved as UTF-16, which Rust cannot read. Save it as UTF-8."),
        ),
        Ok(text) if text.trim_ascii().is_empty() => Some(format!("{shown} is empty. {reset}")),
        Ok(_) => None,
    }
}

/// Names the exercises that cannot be tested. The exercises of a chapter form one library, so they all depend on the
/// file.
fn waiting(course: &Course, asked: &Exercise, culprit: &Exercise) -> Option<String> {
    if asked.id != culprit.id {
        return Some(format!(
            "Until it does, neither {} nor the other exercises of its chapter can be tested.",
            asked.id
        ));
    }
    let all = course.catalogue.of_chapter(&culprit.chapter);
    let all: Vec<&str> = all.map(|other| other.id.as_str()).collect();
    let range = all_but(&culprit.id, &all)?;
    Some(format!(
        "Until it does, the other exercises of its chapter cannot be tested either: {range}."
    ))
}

/// Lists all IDs except one: `recursion-1 and recursion-3 … recursion-8`. Returns `None` if there is no other.
fn all_but(one: &str, ids: &[&str]) -> Option<String> {
    let sides = ids.split(|id| *id == one);
    let ranges: Vec<String> = sides.flat_map(ranges).collect();
    (!ranges.is_empty()).then(|| listed(&ranges))
}

/// Lists the IDs of consecutive exercises: one or two in full, more as a range.
fn ranges(ids: &[&str]) -> Vec<String> {
    match ids {
        [first, _, .., last] if ids.len() > 2 => vec![format!("{first} … {last}")],
        few => few.iter().map(|id| (*id).to_owned()).collect(),
    }
}

/// Shows the warnings about the student's file. They often explain why a test fails.
pub(super) fn warnings<'d>(
    course: &Course,
    warnings: impl IntoIterator<Item = &'d Diagnostic>,
) -> Vec<String> {
    first_few(course, warnings, "warning")
}

/// Shows the first diagnostics. The others may well follow from them, and are only counted.
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
        let s = textfmt::plural(more, "", "s");
        let text = format!("  … and {more} more {what}{s}. The first one first.");
        lines.extend([String::new(), paint(DIM, text)]);
    }
    lines
}

/// Indents a diagnostic as the compiler prints it, with paths relative to the current folder.
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
        let more = textfmt::counted(all - LINES, "more line");
        lines.push(paint(DIM, format!("  … and {more}")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_waiting_exercises_omits_the_broken_one() {
        let ids = ["a-1", "a-2", "a-3", "a-4", "a-5", "a-6"];
        for (culprit, waiting) in [
            ("a-1", "a-2 … a-6"),
            ("a-2", "a-1 and a-3 … a-6"),
            ("a-3", "a-1, a-2 and a-4 … a-6"),
            ("a-5", "a-1 … a-4 and a-6"),
            ("a-6", "a-1 … a-5"),
        ] {
            assert_eq!(all_but(culprit, &ids).as_deref(), Some(waiting));
        }
        assert_eq!(all_but("a-1", &ids[..2]).as_deref(), Some("a-2"));
        assert_eq!(all_but("a-1", &ids[..1]), None);
    }
}
