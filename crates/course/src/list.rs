//! Implements `cargo course list`: every exercise, solved or not, by chapter.

use std::fmt::Write;

use catalogue::{Chapter, Exercise, Named};

use crate::course::Course;
use crate::overview;
use terminal::{BOLD, DIM, NAME, columns, cut_at_a_word, ends, paint};

/// The number of columns that fits the longest line of the list.
pub(crate) const MOST: usize = 120;

/// Returns the list, with its heading and the next step.
pub(crate) fn text(course: &Course, width: usize) -> String {
    let current = course.current();
    format!(
        "{}\n{}\n\n{}\n\n→ now: {}. `cargo course test {}` tests it.",
        overview::head(course, width).join("\n"),
        overview::legend(),
        marked(course, width, None),
        current.id,
        current.stem
    )
}

/// Returns the tasks of a chapter in the order of the list, the milestones after their project. In a copy for a class, there are none if both its solutions and the project crate
/// are missing.
fn tasks_of<'c>(course: &'c Course, chapter: &'c Chapter) -> Vec<Named<'c>> {
    let can_begin = course.path("crates/project").is_dir() || chapter.has_solutions(&course.root);
    let with_parts = |task: Named<'c>| match task {
        Named::Project(_) if !can_begin => Vec::new(),
        Named::Project(project) => {
            let parts = project.milestones.iter();
            let parts = parts.map(|part| Named::Milestone(project, part));
            std::iter::once(task).chain(parts).collect()
        }
        _ => vec![task],
    };
    let tasks = course.catalogue.tasks_of(chapter);
    tasks.into_iter().flat_map(with_parts).collect()
}

/// Returns every task of the course, in the order of the list.
pub(crate) fn tasks(course: &Course) -> Vec<Named<'_>> {
    let chapters = course.catalogue.chapters.iter();
    chapters.flat_map(|it| tasks_of(course, it)).collect()
}

/// Returns the ID of a task.
pub(crate) fn id<'c>(task: &Named<'c>) -> &'c str {
    match task {
        Named::Exercise(it) => &it.id,
        Named::Proof(it) => &it.id,
        Named::Project(it) => &it.id,
        Named::Milestone(_, it) => &it.id,
    }
}

/// Returns the name of a task on the command line. A milestone shows none beside its ID.
fn stem<'c>(task: &Named<'c>) -> &'c str {
    match task {
        Named::Exercise(it) => &it.stem,
        Named::Proof(it) => &it.stem,
        Named::Project(it) => &it.stem,
        Named::Milestone(..) => "",
    }
}

/// Returns the chapters with their tasks. An arrow points to the marked task, or else to the current exercise.
pub(crate) fn marked(course: &Course, width: usize, mark: Option<usize>) -> String {
    let progress = course.progress.read();
    let all = tasks(course);
    let current = mark.map_or_else(|| course.current().id.as_str(), |mark| id(&all[mark]));
    let arrow = paint(NAME, if mark.is_some() { "▶" } else { "→" });
    let mut out = String::new();
    for chapter in &course.catalogue.chapters {
        let withheld = match chapter.has_solutions(&course.root) {
            true => "",
            false => "  without our solutions",
        };
        let title = paint(BOLD, &chapter.title) + &paint(DIM, withheld);
        let _ = writeln!(out, "\n{} {title}", chapter.number);
        // Each chapter has its own column widths, which leaves more space for the text.
        let tasks = tasks_of(course, chapter);
        let wide = |part: fn(&Named<'_>) -> usize| tasks.iter().map(part).max().unwrap_or(0);
        let ids = wide(|task| id(task).chars().count());
        let stems = wide(|task| stem(task).chars().count());
        let here = |id: &str| match id == current {
            true => arrow.as_str(),
            false => " ",
        };
        let exercise_line = |exercise: &Exercise| {
            let mark = overview::mark(exercise, progress.is_solved(&exercise.id));
            let here = here(&exercise.id);
            let minutes = format!("{:>2} min", exercise.minutes);
            let part = if exercise.part { "part  " } else { "" };
            let kind = if exercise.core { "" } else { "stretch  " };
            let name = format!(
                "{here} {mark} {:ids$}  {:stems$}  ",
                exercise.id, exercise.stem
            );
            let right = paint(DIM, format!("{part}{kind}{minutes}"));
            let room = width.saturating_sub(columns(&name) + columns(&right) + 2);
            let left = name + &paint(DIM, cut_at_a_word(&exercise.about, room));
            ends(&left, &right, width)
        };
        let other = |id: &str, stem: &str, core: Option<bool>, about: &str, minutes: u32| {
            let mark = overview::sign(core == Some(true), progress.is_solved(id));
            let kind = if core == Some(false) { "stretch  " } else { "" };
            let here = here(id);
            let name = format!("{here} {mark} {id:ids$}  {stem:stems$}  ");
            let right = paint(DIM, format!("{kind}{minutes:>2} min"));
            let room = width.saturating_sub(columns(&name) + columns(&right) + 2);
            let left = name + &paint(DIM, cut_at_a_word(about, room));
            ends(&left, &right, width)
        };
        for task in tasks {
            let line = match task {
                Named::Exercise(exercise) => exercise_line(exercise),
                Named::Proof(it) => {
                    let about = format!("proof: {}", it.about);
                    other(&it.id, &it.stem, Some(it.core), &about, it.minutes)
                }
                Named::Project(it) => {
                    let about = format!("project: {}", it.about);
                    other(&it.id, &it.stem, Some(false), &about, it.minutes())
                }
                Named::Milestone(_, it) => other(&it.id, "", None, &it.title, it.minutes),
            };
            let _ = writeln!(out, "{line}");
        }
    }
    out.trim_matches('\n').to_owned()
}
