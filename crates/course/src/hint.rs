//! Implements `cargo course hint`: prints the next hint. They are a nudge, the method and the pseudo-code.

use catalogue::Exercise;

use crate::course::Course;
use terminal::{BOLD, DIM, WARN, columns, ends, paint, wrap};

/// The hints for an exercise, or for a milestone of a project.
pub(crate) struct Ladder<'c> {
    pub(crate) id: &'c str,
    pub(crate) title: &'c str,
    pub(crate) hints: &'c [String],
    /// The line below the last hint.
    pub(crate) after: String,
}

impl<'c> Ladder<'c> {
    /// Returns the hints for an exercise.
    pub(crate) fn of(course: &Course, exercise: &'c Exercise) -> Self {
        let Exercise {
            id,
            title,
            hints,
            stem,
            ..
        } = exercise;
        let after = match course.has_solutions(exercise) {
            true => format!(
                "That was the last hint. `cargo course solution {stem}` shows our solution."
            ),
            false => "That was the last hint.".to_owned(),
        };
        Self {
            id,
            title,
            hints,
            after,
        }
    }
}

/// Shows one more hint than last time. After the last hint, shows all of them again.
pub(crate) fn next(course: &Course, ladder: &Ladder<'_>, width: usize) -> String {
    let all = ladder.hints.len();
    let shown = (course.progress.read().hints(ladder.id) + 1).min(all);
    let unkept = course
        .progress
        .change_or_say(|progress| progress.set_hints(ladder.id, shown));
    let unkept = unkept.map_or_else(String::new, |why| format!("\n{}", paint(WARN, why)));
    text(ladder, shown, width) + &unkept
}

/// Sets the first hints, with the newest one last.
fn text(ladder: &Ladder<'_>, shown: usize, width: usize) -> String {
    let title = paint(BOLD, format!("{}  {}", ladder.id, ladder.title));
    let count = format!("hint {shown} of {}", ladder.hints.len());
    let mut lines = vec![ends(&title, &count, width)];
    for (number, hint) in ladder.hints.iter().take(shown).enumerate() {
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
    lines.push(if shown < ladder.hints.len() {
        paint(DIM, "Try this first. Ask again for the next hint.")
    } else {
        paint(DIM, &ladder.after)
    });
    lines.join("\n")
}

/// Sets a hint in lines of `width` columns. A paragraph of one line is prose and is wrapped. In a paragraph of several
/// lines, each line is a step and keeps its own line. If a step is too long, it continues below with a deeper indent.
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
        let exercises = catalogue.exercises().iter();
        let exercises = exercises.map(|it| (&it.stem, &it.hints));
        let milestones = catalogue.projects().iter().flat_map(|it| &it.milestones);
        let milestones = milestones.map(|it| (&it.stem, &it.hints));
        for (stem, hints) in exercises.chain(milestones) {
            for (number, hint) in hints.iter().enumerate() {
                let steps = hint
                    .split("\n\n")
                    .filter(|part| part.trim_end().contains('\n'));
                let wide = steps.flat_map(str::lines).filter(|step| columns(step) > 76);
                let name = format!("{stem}, hint {}", number + 1);
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
