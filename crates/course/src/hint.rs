//! `cargo course hint`: the next rung of the ladder. A nudge, the method, the pseudo-code.

use catalogue::Exercise;

use crate::course::Course;
use crate::style::{BOLD, DIM, WARN, ends, paint, wrap};

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
        for line in wrap(hint.trim_end(), width - 4) {
            let line = format!("  {line}");
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
