//! What comes first: where a small question has a wrong answer, nothing is said of larger ones.

use std::fmt::Debug;

use call_trace::try_record;
use diagnosis::{attempt, is_unwritten};

/// Demands the right answer to a small question. What is wrong with it is told by the test that is
/// about it; here one line is enough. What is not written yet is left to the test that meets it.
#[track_caller]
pub(crate) fn demand<R: PartialEq + Debug>(question: &str, ask: impl FnOnce() -> R, want: &R) {
    let asked = attempt(|| try_record(ask));
    let calls = asked.as_ref().map_or(0, |(_, trace)| trace.calls());
    match asked.map(|(answer, _)| answer) {
        Some(Ok(got)) => assert!(
            got == *want,
            "Your {question} returned {got:?}, but should return {want:?}.\nFix that first."
        ),
        Some(Err(stopped)) if is_unwritten(&stopped.to_string()) => {}
        other => {
            let said = match other {
                Some(Err(stopped)) => stopped.to_string(),
                _ => String::new(),
            };
            let want = format!("{want:?}");
            panic!(
                "{}",
                diagnosis::ended(&said, calls, question, want, "fix that first.")
            )
        }
    }
}
