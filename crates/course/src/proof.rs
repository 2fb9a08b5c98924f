//! `cargo course done`: a proof is written on paper, so no test can say that it is right. Its author marks it by the
//! scheme of its page, and says that it is done.

use anyhow::{Result, bail};
use catalogue::Proof;

use crate::course::Course;
use terminal::{GOOD, paint};

/// Marks the proof that a person named as done, or as open again.
pub(crate) fn mark(course: &Course, name: &str, done: bool) -> Result<String> {
    let Some(proof) = course.catalogue.find_proof(name) else {
        if let Ok(exercise) = course.catalogue.find(name) {
            bail!(
                "{} has tests, which say when it is done: `cargo course test {}`",
                exercise.id,
                exercise.stem
            );
        }
        if let Some(project) = course.catalogue.find_project(name) {
            bail!(
                "{} is done when its milestones are: `cargo course done {}.1` is the first",
                project.id,
                project.id
            );
        }
        let before_the_dot = name.split_once('.').map(|(project, _)| project);
        if let Some(project) = before_the_dot.and_then(|it| course.catalogue.find_project(it)) {
            let all = project.milestones.iter();
            let all: Vec<&str> = all.map(|it| it.id.as_str()).collect();
            bail!(
                "there is no milestone \"{name}\"; the milestones of {} are {}",
                project.id,
                all.join(", ")
            );
        }
        bail!("there is no proof \"{name}\"\n`cargo course list` shows them all.");
    };
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
