//! Shows the student's progress at a glance, and the current task.

use catalogue::{Chapter, Exercise, Named, Project};

use crate::course::Course;
use crate::plain_file;
use crate::report;
use crate::todos;
use terminal::{BOLD, DIM, GOOD, WARN, clean, columns, ends, fold, paint};

/// The number of lines shown of the student's file.
const CODE: usize = 12;

/// Returns the name of the course, the count, and a bar whose thick part is done.
pub(crate) fn head(course: &Course, width: usize) -> Vec<String> {
    let progress = course.progress.read();
    let all = course.catalogue.exercises();
    let solved = all
        .iter()
        .filter(|exercise| progress.is_solved(&exercise.id))
        .count();
    let count = format!("{solved} of {} exercises done", all.len());
    let done = width * solved / all.len();
    let bar = paint(GOOD, "━".repeat(done)) + &paint(DIM, "─".repeat(width - done));
    vec![ends(&paint(BOLD, "Look Ahead"), &count, width), bar]
}

/// Returns the sign of an exercise, here as in the book: ✓ if it is solved, ● for a core exercise, ○ for a stretch
/// exercise.
pub(crate) fn mark(exercise: &Exercise, is_solved: bool) -> String {
    sign(exercise.core, is_solved)
}

/// Explains the signs.
pub(crate) fn legend() -> String {
    paint(DIM, "● core   ○ stretch: if you have time   ✓ done")
}

/// Returns the sign for an exercise or a proof, as [`legend`] explains it.
pub(crate) fn sign(is_core: bool, is_solved: bool) -> String {
    match (is_solved, is_core) {
        (true, _) => paint(GOOD, "✓"),
        (false, true) => "●".to_owned(),
        (false, false) => "○".to_owned(),
    }
}

/// Returns the chapters with a mark for each exercise, and the current exercise: the functions to write, the state of
/// its tests, and the file.
pub(crate) fn first_screen(
    course: &Course,
    exercise: &Exercise,
    width: usize,
    watching: Option<Watching<'_>>,
) -> String {
    let below = exercise_now(course, exercise, width, watching.as_ref());
    let mut chapters = chapters(course, width);
    chapters.extend(projects(course));
    chapters.push(legend());
    // If the screen is too small, the current task is more important than the chapters.
    let rows = |lines: &[String]| {
        lines
            .iter()
            .map(|line| fold(line, width).len())
            .sum::<usize>()
    };
    let needed = rows(&chapters) + rows(&below);
    let has_room = watching.is_none_or(|watching| needed <= watching.rows);
    let from = if has_room { 0 } else { chapters.len() + 1 };
    let lines = chapters.into_iter().chain(below).skip(from);
    lines.collect::<Vec<_>>().join("\n")
}

/// The additions while watching.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Watching<'s> {
    /// The lines about the tests. Empty until they have been run.
    pub(crate) said: &'s [String],
    /// The number of rows of the screen.
    pub(crate) rows: usize,
}

/// Returns the exercise: the functions to write, the state of its tests, and the file.
fn exercise_now(
    course: &Course,
    exercise: &Exercise,
    width: usize,
    watching: Option<&Watching<'_>>,
) -> Vec<String> {
    let mut lines = Vec::new();
    let now = format!(
        "Now: {}",
        paint(BOLD, format!("{}  {}", exercise.id, exercise.stem))
    );
    let kind = if exercise.core { "" } else { "stretch, " };
    let minutes = paint(DIM, format!("{kind}about {} minutes", exercise.minutes));
    let stub = course.shown(exercise.stub());
    lines.extend([
        String::new(),
        ends(&now, &minutes, width),
        paint(DIM, &exercise.about),
        String::new(),
    ]);
    let code = code(course, exercise);
    let said = watching.map_or(&[][..], |watching| watching.said);
    for block in [code.as_slice(), said] {
        lines.extend(block.iter().cloned());
        if !block.is_empty() {
            lines.push(String::new());
        }
    }
    lines.extend([if watching.is_some() {
        format!("Edit {stub} and save; I am watching.")
    } else {
        format!("Edit {stub}, then `cargo course test`.")
    }]);
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
            format!(
                "Easier after {}, which you have not done yet.",
                open.join(" and ")
            ),
        ));
    }
    if let Some(page) = report::page(course, exercise) {
        lines.push(match watching.is_some() {
            true => format!("Read {page}: {} opens it.", paint(BOLD, 'b')),
            false => format!("Read {page}: `cargo book serve --open`."),
        });
    }
    lines
}

/// Returns the unfinished functions of the student's file, exactly as written there.
fn code(course: &Course, exercise: &Exercise) -> Vec<String> {
    let source = plain_file::read_text(&course.path(exercise.stub())).unwrap_or_default();
    let functions = todos::functions(&source);
    let mut lines: Vec<String> = Vec::new();
    for (number, function) in functions.iter().enumerate() {
        if number > 0 && lines.len() + function.len() > CODE {
            let more = functions.len() - number;
            lines.push(paint(DIM, format!("  … and {more} more to be written")));
            break;
        }
        lines.extend(function.iter().map(|line| {
            let line = clean(line);
            match line.contains("todo!(") {
                true => paint(WARN, format!("  {line}")),
                false => format!("  {line}"),
            }
        }));
    }
    lines
}

/// Returns the projects with at least one milestone reached, and a mark for each milestone.
fn projects(course: &Course) -> Vec<String> {
    let progress = course.progress.read();
    let line = |project: &Project| {
        let all = project.milestones.iter();
        let reached: Vec<bool> = all.map(|it| progress.is_solved(&it.id)).collect();
        let marks: String = reached.iter().map(|&it| sign(false, it)).collect();
        let next = course.next_milestone(project);
        let next = next.map_or_else(|| "done".to_owned(), |it| format!("next: {}", it.id));
        let line = format!("{}  {}  {marks}  {next}", project.id, project.title);
        reached.contains(&true).then_some(line)
    };
    course
        .catalogue
        .projects()
        .iter()
        .filter_map(line)
        .collect()
}

/// Returns the chapters, in two columns if the width allows: down the first, then down the second.
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
            .tasks_of(chapter)
            .iter()
            .filter_map(|task| match task {
                Named::Exercise(it) => Some((&it.id, it.core)),
                Named::Proof(it) => Some((&it.id, it.core)),
                Named::Project(_) | Named::Milestone(..) => None,
            })
            .map(|(id, is_core)| sign(is_core, progress.is_solved(id)))
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
