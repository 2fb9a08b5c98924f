//! How far the student is, at a glance, and what is to be done now.

use catalogue::{Chapter, Exercise};

use crate::course::Course;
use crate::report;
use terminal::{BOLD, DIM, GOOD, columns, ends, paint};

/// The name of the course, the count, and a bar: thick as far as it is done.
pub(crate) fn head(course: &Course, width: usize) -> Vec<String> {
    let progress = course.progress.read();
    let all = course.catalogue.exercises();
    let solved = all
        .iter()
        .filter(|exercise| progress.is_solved(&exercise.id))
        .count();
    let count = format!("{solved} of {} done", all.len());
    let done = width * solved / all.len();
    let bar = paint(GOOD, "━".repeat(done)) + &paint(DIM, "─".repeat(width - done));
    vec![ends(&paint(BOLD, "Look Ahead"), &count, width), bar]
}

/// The chapters with a dot for each exercise, and the current exercise.
pub(crate) fn first_screen(
    course: &Course,
    exercise: &Exercise,
    width: usize,
    is_watching: bool,
) -> String {
    let mut lines = chapters(course, width);
    let now = format!(
        "Now: {}",
        paint(BOLD, format!("{}  {}", exercise.id, exercise.stem))
    );
    let minutes = paint(DIM, format!("about {} minutes", exercise.minutes));
    let stub = course.shown(exercise.stub());
    lines.extend([
        String::new(),
        ends(&now, &minutes, width),
        paint(DIM, &exercise.about),
        String::new(),
        if is_watching {
            format!("Edit {stub} and save; I am watching.")
        } else {
            format!("Edit {stub}, then `cargo course test`.")
        },
    ]);
    let open = |stem: &&String| {
        let needed = course
            .catalogue
            .exercises()
            .iter()
            .find(|other| other.stem == **stem);
        needed.is_some_and(|needed| !course.progress.read().is_solved(&needed.id))
    };
    let open: Vec<&str> = exercise
        .needs
        .iter()
        .filter(open)
        .map(String::as_str)
        .collect();
    if !open.is_empty() {
        lines.push(paint(
            DIM,
            format!("Better after {}, still open.", open.join(" and ")),
        ));
    }
    if let Some(page) = report::page(course, exercise) {
        lines.push(format!("Read {page}: `cargo book serve --open`."));
    }
    lines.join("\n")
}

/// The chapters, in two columns where there is room: down the first, then down the second.
fn chapters(course: &Course, width: usize) -> Vec<String> {
    let progress = course.progress.read();
    let chapters = &course.catalogue.chapters;
    let titles = chapters
        .iter()
        .map(|chapter| chapter.title.chars().count())
        .max()
        .unwrap_or(0);
    let line = |chapter: &Chapter| {
        let dots: String = course
            .catalogue
            .of_chapter(chapter)
            .map(|exercise| {
                if progress.is_solved(&exercise.id) {
                    paint(GOOD, "●")
                } else {
                    "○".to_owned()
                }
            })
            .collect();
        format!("{} {:titles$}  {dots}", chapter.number, chapter.title)
    };
    let lines: Vec<String> = chapters.iter().map(line).collect();
    let wide = lines.iter().map(|line| columns(line)).max().unwrap_or(0) + 6;
    let half = lines.len().div_ceil(2);
    if lines.len() < 3 || 2 * wide > width + 6 {
        return lines;
    }
    let (left, right) = lines.split_at(half);
    let both = left
        .iter()
        .enumerate()
        .map(|(row, line)| match right.get(row) {
            Some(other) => format!("{line}{}{other}", " ".repeat(wide - columns(line))),
            None => line.clone(),
        });
    both.collect()
}
