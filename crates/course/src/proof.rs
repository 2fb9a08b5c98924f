//! Implements `cargo course done` for proofs. A proof is written on paper, so no test can check it. The student marks
//! it with the scheme on its page, and then reports it as done.

use anyhow::Result;
use catalogue::Proof;

use crate::course::Course;
use crate::report;
use terminal::{BOLD, DIM, GOOD, ends, paint};

/// Describes a proof in a watch: its claim, its page, and how it is marked.
pub(crate) fn text(course: &Course, proof: &Proof, width: usize) -> String {
    let Proof { id, stem, .. } = proof;
    let is_done = course.progress.read().is_solved(id);
    let name = paint(BOLD, format!("{id}  {stem}"));
    let minutes = paint(DIM, format!("about {} minutes", proof.minutes));
    let mut lines = vec![
        ends(&format!("On paper: {name}"), &minutes, width),
        paint(DIM, format!("{}: {}", proof.title, proof.about)),
        String::new(),
    ];
    if let Some(page) = report::page_below_book(course, &proof.page()) {
        lines.push(format!(
            "The task, and a scheme for marking your proof, are on its page: {page}"
        ));
    }
    lines.push(match is_done {
        true => format!(
            "{} It is done. {} opens it again.",
            paint(GOOD, "✓"),
            paint(BOLD, 'd')
        ),
        false => format!(
            "{} marks it as done, and {} continues with the next one.",
            paint(BOLD, 'd'),
            paint(BOLD, 'n')
        ),
    });
    lines.join("\n")
}

/// Marks a proof as done, or as open again.
pub(crate) fn mark(course: &Course, proof: &Proof, done: bool) -> Result<String> {
    let is_done = |progress: &mut crate::progress::Progress| progress.set_solved(&proof.id, done);
    course.progress.change(is_done)?;
    let Proof { id, stem, .. } = proof;
    Ok(match done {
        true => format!(
            "{} {id}  {stem} is done. `cargo course done {stem} --undo` undoes this.",
            paint(GOOD, "✓")
        ),
        false => format!("{id}  {stem} is open again."),
    })
}
