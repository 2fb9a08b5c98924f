//! Implements `cargo course solution`: compares the student's code with the reference solution, as a diff.

use std::fs;
use std::io::{BufRead, IsTerminal};

use anyhow::{Context, Result, bail};
use catalogue::Exercise;
use similar::{ChangeTag, TextDiff};

use crate::course::Course;
use crate::plain_file;
use terminal::{BAD, BOLD, DIM, GOOD, clean, ends, paint, say, say_bytes, width};

/// Prints the diff. Asks first if the exercise is not solved, and returns `false` if the answer is no.
pub(crate) fn show(course: &Course, exercise: &Exercise, yes: bool) -> Result<bool> {
    course.needs_solutions(&exercise.chapter)?;
    if !yes && !course.progress.read().is_solved(&exercise.id) {
        let question = question(exercise);
        if !std::io::stdin().is_terminal() {
            bail!("{question}\nAdd --yes to see it anyway.");
        }
        if !agrees(&format!("{question}\nShow the solution anyway?"))? {
            say(&format!(
                "Try a hint first: cargo course hint {}",
                exercise.stem
            ));
            return Ok(false);
        }
    }
    say(&text(course, exercise, width())?);
    Ok(true)
}

/// Returns the warning before the solution of an unsolved exercise is shown.
pub(crate) fn question(exercise: &Exercise) -> String {
    format!("Your {} does not pass its tests yet.", exercise.stem)
}

/// Asks a question on the terminal. Pressing only Enter means no.
pub(crate) fn agrees(question: &str) -> Result<bool> {
    say_bytes(format!("{question} [y/N] ").as_bytes());
    let mut answer = String::new();
    std::io::stdin().lock().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}

/// Returns the diff from the student's code to the reference's.
pub(crate) fn text(course: &Course, exercise: &Exercise, width: usize) -> Result<String> {
    course.needs_solutions(&exercise.chapter)?;
    let path = course.path(exercise.stub());
    let yours =
        plain_file::read_text(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let ours = reference(course, exercise)?;
    let title = paint(BOLD, format!("{}  {}", exercise.id, exercise.stem));
    let mut lines = vec![ends(&title, "- yours  + ours", width), String::new()];
    let diff = TextDiff::from_lines(&yours, &ours);
    if yours == ours {
        lines.push("  Your code is the same as ours, line by line.".to_owned());
    }
    for (number, group) in diff.grouped_ops(4).iter().enumerate() {
        if number > 0 {
            lines.push(paint(DIM, "  ⋮"));
        }
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let line = clean(change.value().trim_end());
            lines.push(match change.tag() {
                ChangeTag::Delete => paint(BAD, format!("- {line}")),
                ChangeTag::Insert => paint(GOOD, format!("+ {line}")),
                ChangeTag::Equal => format!("  {line}"),
            });
        }
    }
    Ok(lines.join("\n"))
}

/// Returns the reference solution without its markers.
fn reference(course: &Course, exercise: &Exercise) -> Result<String> {
    let path = course.path(exercise.reference());
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    stubs::substitute(&text, &[]).with_context(|| path.display().to_string())
}
