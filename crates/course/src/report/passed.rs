//! Shows the report on a solved exercise: the gain in counts, kind words, and the next steps.

use std::path::Path;

use catalogue::Exercise;

use super::open_ends::open_ends;
use super::{View, broken};
use crate::course::Course;
use crate::opponents;
use crate::verdict::Tested;
use terminal::{BOLD, DIM, GOOD, WARN, clean, paint, wrap};

/// Returns the lines below the verdict of a solved exercise.
pub(super) fn lines(
    course: &Course,
    exercise: &Exercise,
    tested: &Tested,
    view: View,
) -> Vec<String> {
    let set_in = |text: &str| -> Vec<String> {
        let lines = wrap(&clean(text), view.width - 4);
        lines.into_iter().map(|line| format!("  {line}")).collect()
    };
    let mut lines: Vec<String> = so_far(course, exercise).into_iter().collect();
    let worths = tested.worths();
    let of_the_run: Vec<String> = match worths.as_slice() {
        // Shows the size of the run if no test describes the gain.
        [] => tested
            .drawing
            .counts
            .iter()
            .flat_map(|count| set_in(count))
            .collect(),
        worths => worths.iter().flat_map(|worth| set_in(worth)).collect(),
    };
    lines.extend(of_the_run);
    if let Some(calls) = tested.drawing.lines_of_a_pass(view.width - 4) {
        let source = tested.texts.of(&exercise.stub());
        lines.push(String::new());
        let drawn = calls.iter().map(|line| open_ends(line, source));
        lines.extend(drawn.map(|line| format!("  {line}")));
    }
    for remark in tested.remarks() {
        lines.push(String::new());
        lines.extend(set_in(remark));
    }
    lines.extend(broken::warnings(course, &tested.warnings));
    let unkept = tested.unkept.iter();
    lines.extend(unkept.map(|why| paint(WARN, format!("  {why}"))));
    lines.push(String::new());
    let key = |key: char, command: &str| match view.has_keys {
        true => paint(BOLD, key),
        false => format!("`cargo course {command} {}`", exercise.stem),
    };
    let what = match tested.drawing.has_tree {
        true => "your tree",
        false => "a run of yours",
    };
    lines.push(format!("  {} draws {what}.", key('t', "trace")));
    if course.has_solutions(exercise) {
        lines.push(format!(
            "  {} shows our solution beside yours.",
            key('s', "solution")
        ));
    }
    if let Some(page) = page(course, exercise) {
        lines.push(match view.has_keys {
            true => format!("  {} opens its page: {page}", key('b', "")),
            false => format!("  `cargo book serve --open` opens the book; its page: {page}"),
        });
    }
    let proof = course.next_proof(exercise);
    if let Some(proof) = proof {
        let name = paint(BOLD, format!("{}  {}", proof.id, proof.stem));
        let name = format!("{name}, a proof on paper");
        lines.push(match view.has_keys {
            true => format!("  {} continues with {name}", paint(BOLD, 'n')),
            false => format!(
                "  Next: {name}: `cargo course done {}` marks it.",
                proof.stem
            ),
        });
    }
    match course.next(exercise) {
        Some(_) if proof.is_some() && view.has_keys => {}
        Some(next) => {
            let name = paint(BOLD, format!("{}  {}", next.id, next.stem));
            let name = match next.core {
                true => name,
                false => format!("{name}, a stretch exercise"),
            };
            if view.has_keys {
                lines.push(format!("  {} continues with {name}", paint(BOLD, 'n')));
            } else {
                let stub = paint(DIM, course.shown(next.stub()));
                let next = if proof.is_some() { "Then" } else { "Next" };
                lines.extend([format!("  {next}: {name}"), format!("        {stub}")]);
            }
        }
        None if proof.is_some() => {}
        None => lines.push(paint(GOOD, "  That was the last one: the course is done.")),
    }
    if let Some(command) = opponents::command(course, exercise) {
        lines.push(format!("  Play against it: `{command}`"));
    }
    lines
}

/// Reports the student's progress in the chapter, or returns `None` if the result could not be recorded.
fn so_far(course: &Course, exercise: &Exercise) -> Option<String> {
    let progress = course.progress.read();
    let is_solved = |exercise: &&Exercise| progress.is_solved(&exercise.id);
    if !is_solved(&exercise) {
        return None;
    }
    let open = course.catalogue.of_chapter(&exercise.chapter);
    let (core, stretch): (Vec<_>, Vec<_>) =
        open.filter(|it| !is_solved(it)).partition(|it| it.core);
    let proofs = course.open_core_proofs(&exercise.chapter).count();
    let title = &exercise.chapter.title;
    let open = [(core.len(), "core exercise"), (proofs, "proof")];
    let open = open.iter().filter(|(count, _)| *count > 0);
    let open: Vec<String> = open
        .map(|(count, what)| textfmt::counted(*count, what))
        .collect();
    let words = match (&open[..], stretch.len()) {
        ([], 0) => format!("Right, and with it all of {title}."),
        ([], left) => format!(
            "Right. The core of {title} is done, and {left} {} left.",
            textfmt::plural(left, "stretch exercise is", "stretch exercises are")
        ),
        (open, _) => format!("Right. {} to go in {title}.", open.join(" and ")),
    };
    Some(paint(GOOD, format!("  {words}")))
}

/// Returns the page of an exercise in the built book, relative to its address: `ch1-recursion/factorial.html`. The
/// page's source is less readable, since its figures are drawn during the build.
pub(crate) fn page(course: &Course, exercise: &Exercise) -> Option<String> {
    page_below_book(course, &exercise.page())
}

/// Returns a page of the course in the built book, in the same form, or `None` if the course does not have the page.
pub(crate) fn page_below_book(course: &Course, source: &Path) -> Option<String> {
    if !course.path(source).exists() {
        return None;
    }
    let in_book = source.strip_prefix(Path::new("book").join("src")).ok()?;
    let page = in_book.with_extension("html");
    let parts = page.iter().map(|part| part.to_string_lossy());
    Some(parts.collect::<Vec<_>>().join("/"))
}
