//! `cargo course list`: every exercise, solved or not, by chapter.

use std::fmt::Write;

use crate::course::Course;
use crate::style::{BOLD, DIM, GOOD, NAME, columns, cut, ends, paint};

/// The list.
pub(crate) fn text(course: &Course, width: usize) -> String {
    let progress = course.progress.read();
    let all = course.catalogue.exercises();
    let solved = all
        .iter()
        .filter(|exercise| progress.is_solved(&exercise.id))
        .count();
    let current = course.current();
    let wide = |part: fn(&catalogue::Exercise) -> &str| {
        all.iter()
            .map(|exercise| part(exercise).chars().count())
            .max()
            .unwrap_or(0)
    };
    let (ids, stems) = (
        wide(|exercise| &exercise.id),
        wide(|exercise| &exercise.stem),
    );

    let count = format!("{solved} of {} done", all.len());
    let mut out = ends(&paint(BOLD, "Look Ahead"), &count, width);
    out.push('\n');
    for chapter in &course.catalogue.chapters {
        let _ = writeln!(out, "\n{} {}", chapter.number, paint(BOLD, &chapter.title));
        for exercise in course.catalogue.of_chapter(chapter) {
            let mark = if progress.is_solved(&exercise.id) {
                paint(GOOD, "●")
            } else {
                "○".into()
            };
            let here = if exercise.id == current.id {
                paint(NAME, "→")
            } else {
                " ".into()
            };
            let minutes = format!("{:>2} min", exercise.minutes);
            let kind = if exercise.core { "       " } else { "stretch" };
            let name = format!(
                "{here} {mark} {:ids$}  {:stems$}  ",
                exercise.id, exercise.stem
            );
            let right = paint(DIM, format!("{kind}  {minutes}"));
            let room = width.saturating_sub(columns(&name) + columns(&right) + 2);
            let left = name + &paint(DIM, cut(&exercise.about, room));
            let _ = writeln!(out, "{}", ends(&left, &right, width));
        }
    }
    let _ = write!(
        out,
        "\n→ now: {}. `cargo course test {}` tests it.",
        current.id, current.stem
    );
    out
}
