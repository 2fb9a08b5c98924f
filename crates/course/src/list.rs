//! Implements `cargo course list`: every exercise, solved or not, by chapter.

use std::fmt::Write;

use catalogue::{Chapter, Exercise, Milestone, Project, Proof};

use crate::course::Course;
use crate::overview;
use terminal::{BOLD, DIM, NAME, columns, cut_at_a_word, ends, paint};

/// The number of columns that fits the longest line of the list.
pub(crate) const MOST: usize = 120;

/// Returns the list, with its heading and the next step.
pub(crate) fn text(course: &Course, width: usize) -> String {
    let current = course.current();
    format!(
        "{}\n\n{}\n\n→ now: {}. `cargo course test {}` tests it.",
        overview::head(course, width).join("\n"),
        marked(course, width, None),
        current.id,
        current.stem
    )
}

/// Returns the projects of a chapter. In a copy for a class, there are none if both its solutions and the project crate
/// are missing.
fn projects_of<'c>(course: &'c Course, chapter: &'c Chapter) -> impl Iterator<Item = &'c Project> {
    let can_begin = course.path("crates/project").is_dir() || chapter.has_solutions(&course.root);
    let all = course.catalogue.projects_of(chapter);
    all.filter(move |_| can_begin)
}

/// Returns the chapters with their exercises. An arrow points to the marked exercise, or else to the current one.
pub(crate) fn marked(course: &Course, width: usize, mark: Option<usize>) -> String {
    let progress = course.progress.read();
    let all = course.catalogue.exercises();
    let current = mark.map_or_else(|| course.current(), |mark| &all[mark]);
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
        let wide = |part: fn(&Exercise) -> &str| {
            let its_own = course.catalogue.of_chapter(chapter);
            let lengths = its_own.map(|exercise| part(exercise).chars().count());
            lengths.max().unwrap_or(0)
        };
        let (mut ids, mut stems) = (
            wide(|exercise| &exercise.id),
            wide(|exercise| &exercise.stem),
        );
        for proof in course.catalogue.proofs_of(chapter) {
            ids = ids.max(proof.id.chars().count());
            stems = stems.max(proof.stem.chars().count());
        }
        for project in projects_of(course, chapter) {
            let milestones = project.milestones.iter().map(|it| it.id.chars().count());
            ids = milestones.fold(ids, usize::max);
            stems = stems.max(project.stem.chars().count());
        }
        for exercise in course.catalogue.of_chapter(chapter) {
            let mark = overview::mark(exercise, progress.is_solved(&exercise.id));
            let here = if exercise.id == current.id {
                arrow.as_str()
            } else {
                " "
            };
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
            let _ = writeln!(out, "{}", ends(&left, &right, width));
        }
        let mut other = |id: &str, stem: &str, core: Option<bool>, about: &str, minutes: u32| {
            let mark = overview::sign(core == Some(true), progress.is_solved(id));
            let kind = if core == Some(false) { "stretch  " } else { "" };
            let name = format!("  {mark} {id:ids$}  {stem:stems$}  ");
            let right = paint(DIM, format!("{kind}{minutes:>2} min"));
            let room = width.saturating_sub(columns(&name) + columns(&right) + 2);
            let left = name + &paint(DIM, cut_at_a_word(about, room));
            let _ = writeln!(out, "{}", ends(&left, &right, width));
        };
        for proof in course.catalogue.proofs_of(chapter) {
            let Proof {
                id, stem, minutes, ..
            } = proof;
            let about = format!("proof: {}", proof.about);
            other(id, stem, Some(proof.core), &about, *minutes);
        }
        for project in projects_of(course, chapter) {
            let Project {
                id, stem, about, ..
            } = project;
            let about = format!("project: {about}");
            other(id, stem, Some(false), &about, project.minutes());
            for Milestone {
                id, title, minutes, ..
            } in &project.milestones
            {
                other(id, "", None, title, *minutes);
            }
        }
    }
    out.trim_matches('\n').to_owned()
}
