//! The legend below a drawing of calls.

use super::Sample;
use crate::choices::FoldedCalls;
use crate::roles::{Role, WORKED_OUT_BEFORE};
use crate::run::Run;

/// Explains the marks in a drawing, and adds the totals of the run.
pub(crate) fn legend(run: &Run, folded: &FoldedCalls, feet: bool) -> Vec<(Sample, String)> {
    let facts = run.facts();
    let shown = |role: Role| folded.find(|call| facts.roles[call] == role).is_some();
    let mut out = Vec::new();
    if feet && shown(Role::Base) && facts.tree().calls.len() > 1 {
        out.push((
            Sample::Foot,
            "a leaf of the tree: it answers without a further call".into(),
        ));
    }
    if shown(Role::Again) {
        let text = format!("{WORKED_OUT_BEFORE}: work done again, with all the calls it makes");
        out.push((Sample::Box("n a"), text));
    }
    if shown(Role::Remembered) {
        out.push((
            Sample::Box("n k"),
            format!("{WORKED_OUT_BEFORE}, and remembered: no further call"),
        ));
    }
    if shown(Role::Solution) {
        out.push((Sample::Box("n o"), "a solution".into()));
    }
    if shown(Role::Panicked) {
        out.push((
            Sample::Box("n x"),
            format!("× it never returned: it was ended {}", facts.ended_by()),
        ));
    }
    if shown(Role::NeverReturned) {
        out.push((
            Sample::Box("n x"),
            "× it had not returned when the recording ended".into(),
        ));
    }
    if !facts.tree().calls.is_empty() {
        out.push((Sample::Fact, run.about().counts.clone()));
    }
    out
}
