//! `cargo course hint`: the next rung of the ladder. A nudge, the method, the pseudo-code.

use catalogue::Exercise;

use crate::course::Course;
use terminal::{BOLD, DIM, WARN, columns, ends, paint, wrap};

/// Shows one more hint than last time; after the last, all of them stay.
pub(crate) fn next(course: &Course, exercise: &Exercise, width: usize) -> String {
    let all = exercise.hints.len();
    let shown = (course.progress.read().hints(&exercise.id) + 1).min(all);
    let unkept = course
        .progress
        .change_or_say(|progress| progress.set_hints(&exercise.id, shown));
    let unkept = unkept.map_or_else(String::new, |why| format!("\n{}", paint(WARN, why)));
    text(exercise, shown, width) + &unkept
}

/// The first hints of an exercise, the newest last.
fn text(exercise: &Exercise, shown: usize, width: usize) -> String {
    let title = paint(BOLD, format!("{}  {}", exercise.id, exercise.title));
    let count = format!("hint {shown} of {}", exercise.hints.len());
    let mut lines = vec![ends(&title, &count, width)];
    for (number, hint) in exercise.hints.iter().take(shown).enumerate() {
        lines.push(String::new());
        for line in set(hint.trim_end(), width - 4) {
            let line = format!("  {line}").trim_end().to_owned();
            lines.push(if number + 1 == shown {
                line
            } else {
                paint(DIM, line)
            });
        }
    }
    lines.push(String::new());
    lines.push(if shown < exercise.hints.len() {
        paint(DIM, "Try with this first. Asking again gives the next one.")
    } else {
        paint(
            DIM,
            format!(
                "That was the last. `cargo course solution {}` shows ours.",
                exercise.stem
            ),
        )
    });
    lines.join("\n")
}

/// A hint in lines of `width` columns. A paragraph of one line is prose and is broken where it must
/// be; where there are several lines, each says one step and stays a line. What a step has too much
/// goes below it, set in further.
fn set(hint: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in hint.split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        if paragraph.lines().count() == 1 {
            lines.extend(wrap(paragraph, width));
        } else {
            lines.extend(paragraph.lines().flat_map(|step| set_step(step, width)));
        }
    }
    lines
}

fn set_step(step: &str, width: usize) -> Vec<String> {
    let text = step.trim_start();
    let indent = " ".repeat(columns(step) - columns(text));
    let room = width.saturating_sub(indent.len());
    if columns(text) <= room {
        return vec![step.to_owned()];
    }
    let broken = wrap(text, room.saturating_sub(4).max(20)).into_iter();
    let further = |(number, line)| match number {
        0 => format!("{indent}{line}"),
        _ => format!("{indent}    {line}"),
    };
    broken.enumerate().map(further).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use catalogue::Catalogue;

    use super::*;

    #[test]
    fn pseudo_code_keeps_its_lines_and_prose_is_broken() {
        let hint = "A few words of prose.\n\ndo(n):\n    if n is 0: stop\n    otherwise: do(n - 1), then add it";
        assert_eq!(
            set(hint, 18),
            [
                "A few words of",
                "prose.",
                "",
                "do(n):",
                "    if n is 0: stop",
                "    otherwise: do(n -",
                "        1), then add it"
            ]
        );
    }

    #[test]
    fn the_steps_of_every_hint_fit_a_terminal_of_80_columns() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let catalogue = Catalogue::load(&root).unwrap();
        let mut too_wide = Vec::new();
        for exercise in catalogue.exercises() {
            for (number, hint) in exercise.hints.iter().enumerate() {
                let steps = hint
                    .split("\n\n")
                    .filter(|part| part.trim_end().contains('\n'));
                let wide = steps.flat_map(str::lines).filter(|step| columns(step) > 76);
                let name = format!("{}, hint {}", exercise.stem, number + 1);
                too_wide.extend(wide.map(|step| format!("{name}: {}: {step}", columns(step))));
            }
        }
        assert!(
            too_wide.is_empty(),
            "wider than 76 columns:\n{}",
            too_wide.join("\n")
        );
    }
}
