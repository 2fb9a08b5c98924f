//! Implements `cargo course done` for proofs. A proof is written on paper, so no test can check it. The student marks
//! it with the scheme on its page, and then reports it as done.

use anyhow::Result;
use catalogue::Proof;

use crate::course::Course;
use terminal::{GOOD, paint};

/// Marks a proof as done, or as open again.
pub(crate) fn mark(course: &Course, proof: &Proof, done: bool) -> Result<String> {
    let is_done = |progress: &mut crate::progress::Progress| progress.set_solved(&proof.id, done);
    course.progress.change(is_done)?;
    let Proof { id, stem, .. } = proof;
    Ok(match done {
        true => format!(
            "{} {id}  {stem} is done. `cargo course done {stem} --undo` takes that back.",
            paint(GOOD, "✓")
        ),
        false => format!("{id}  {stem} is open again."),
    })
}
