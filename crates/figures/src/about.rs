//! Describes a run of calls, independently of how it is drawn: its subject, and its totals.

use std::collections::HashSet;

use crate::facts::CallAnalysis;
use crate::labels::{call_label, counted, spaced};
use crate::roles::Role;

/// A run of calls in words.
pub(crate) struct AboutCalls {
    /// The subject of the run: the first root call and the number of other roots.
    pub subject: String,
    /// The totals: `15 calls, 5 frames deep; 8 of them work done again`.
    pub counts: String,
    /// Both in one sentence. For a run without calls, the sentence states that it has no calls.
    pub summary: String,
    /// The run in a few sentences, for people who cannot see the drawing. The list beside a drawing has the whole tree.
    pub description: String,
}

impl AboutCalls {
    pub(crate) fn of(facts: &CallAnalysis) -> Self {
        let (subject, counts) = (subject(facts), counts(facts));
        let summary = match facts.tree().calls.is_empty() {
            true => no_calls(facts),
            false => format!("{subject}: {counts}"),
        };
        let first_calls = first_calls(facts).unwrap_or_default();
        let description = format!("{summary}.{first_calls}");
        AboutCalls {
            subject,
            counts,
            summary,
            description,
        }
    }
}

/// Describes a run without traced calls.
pub(crate) fn no_calls(facts: &CallAnalysis) -> String {
    match facts.tree().loose.len() {
        0 => "no calls were recorded".into(),
        plays => format!(
            "no calls were recorded, and {} made outside them",
            counted(plays, "choice")
        ),
    }
}

fn subject(facts: &CallAnalysis) -> String {
    let Some(&first) = facts.tree().roots.first() else {
        return "nothing".into();
    };
    let label = call_label(facts.call(first), 48);
    match facts.tree().roots.len() {
        1 => label,
        more => format!("{label} and {} more", spaced(more - 1)),
    }
}

/// ` fibonacci(3) calls fibonacci(2), then fibonacci(1).`
fn first_calls(facts: &CallAnalysis) -> Option<String> {
    let root = facts.call(*facts.tree().roots.first()?);
    let label = |call| call_label(call, 40);
    let first = root.children.iter().take(6);
    let labels: Vec<String> = first.map(|&call| label(facts.call(call))).collect();
    let more = match root.children.len() > labels.len() {
        true => ", and others",
        false => "",
    };
    let calls = format!(" {} calls {}{more}.", label(root), labels.join(", then "));
    (!labels.is_empty()).then_some(calls)
}

fn counts(facts: &CallAnalysis) -> String {
    let trace = facts.recorded.trace;
    let (calls, height) = (
        counted(trace.calls(), "call"),
        counted(trace.height(), "frame"),
    );
    let mut out = format!("{calls}, {height} deep");
    let met: Vec<_> = facts.solved_boards().collect();
    let different = met.iter().collect::<HashSet<_>>().len();
    if different > 0 {
        out += &format!(", {}", counted(different, "solution"));
    }
    if different < met.len() {
        out += &format!(", met {} times in all", spaced(met.len()));
    }
    if facts.again > 0 {
        out += &format!("; {} of them work done again", spaced(facts.again));
    }
    let is_open = |role: &&Role| matches!(role, Role::NeverReturned | Role::Panicked);
    let open = facts.roles.iter().filter(is_open).count();
    // It is unknown which of the calls that were not recorded returned.
    let of_these = match facts.unrecorded() {
        0 => "",
        _ => {
            let recorded = counted(facts.tree().calls.len(), "call");
            out += &format!("; only the first {recorded} were recorded");
            " of these"
        }
    };
    if open > 0 {
        out += &format!("; {}{of_these} never returned", spaced(open));
    }
    out
}
