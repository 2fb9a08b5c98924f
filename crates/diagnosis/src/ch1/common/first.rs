//! Small questions first: while the answer to one of them is wrong, no test reports more about larger ones.

use std::fmt::Debug;

use call_trace::try_record;
use diagnosis::{attempt, is_unwritten};

/// Checks the answer to a small question. Its own test explains a wrong answer, so one line is enough here. A
/// function that is not written yet passes: its `todo!` ends the test that calls it next.
#[track_caller]
pub(crate) fn demand<R: PartialEq + Debug>(question: &str, ask: impl Fn() -> R, want: &R) {
    let asked = attempt(|| try_record(&ask));
    let calls = asked.as_ref().map_or(0, |(_, trace)| trace.calls());
    match asked.map(|(answer, _)| answer) {
        Some(Ok(got)) if got == *want => {}
        Some(Ok(got)) => {
            if let Some(again) = attempt(&ask) {
                diagnosis::assert_same_again(question, &got, &again);
            }
            panic!(
                "Your {question} returned {got:?}, but should return {want:?}.\nFix this case \
                 first."
            )
        }
        Some(Err(stopped)) if is_unwritten(&stopped.to_string()) => {}
        other => {
            let said = match other {
                Some(Err(stopped)) => stopped.to_string(),
                _ => String::new(),
            };
            let want = format!("{want:?}");
            panic!(
                "{}",
                diagnosis::ended(&said, calls, question, want, "fix this case first.")
            )
        }
    }
}
