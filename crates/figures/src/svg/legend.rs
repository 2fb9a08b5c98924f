//! The legend below a drawing of calls.

use super::Sample;
use crate::choices::FoldedCalls;
use crate::roles::{Role, WORKED_OUT_BEFORE};
use crate::run::Run;

/// Explains the marks in a drawing, and adds the totals of the run.
pub(crate) fn legend(run: &Run, folded: &FoldedCalls, feet: bool) -> Vec<(Sample, String)> {
    let facts = run.facts();
    let shown = |role: Role| folded.find(|call| facts.roles[call] == role).is_some();
    let marks = [
        (
            Role::Base,
            Sample::Foot,
            "a leaf of the tree: it answers without a further call".to_owned(),
        ),
        (
            Role::Again,
            Sample::Box("n a"),
            format!("{WORKED_OUT_BEFORE}: work done again, with all the calls it makes"),
        ),
        (
            Role::Remembered,
            Sample::Box("n k"),
            format!("{WORKED_OUT_BEFORE}, and remembered: no further call"),
        ),
        (Role::Solution, Sample::Box("n o"), "a solution".to_owned()),
        (
            Role::Panicked,
            Sample::Box("n x"),
            format!("× it never returned: it was ended {}", facts.ended_by()),
        ),
        (
            Role::NeverReturned,
            Sample::Box("n x"),
            "× it had not returned when the recording ended".to_owned(),
        ),
    ];
    let has_feet = feet && facts.tree().calls.len() > 1;
    let marks = marks.into_iter();
    let marks = marks.filter(|&(role, ..)| shown(role) && (role != Role::Base || has_feet));
    let mut out: Vec<_> = marks.map(|(_, sample, words)| (sample, words)).collect();
    if !facts.tree().calls.is_empty() {
        out.push((Sample::Fact, run.about().counts.clone()));
    }
    out
}
