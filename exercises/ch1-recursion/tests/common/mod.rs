//! What the tests of this chapter say to a right program whose recursion cannot be seen.

use call_trace::Trace;
use kit::calls_itself;

/// A kind word to the author of a right program in whose recording no call makes another one;
/// none where one does. `point` says what there would be to see.
pub(crate) fn unseen(function: &str, trace: &Trace, point: &str) -> Option<String> {
    if calls_itself(&trace.tree()) {
        return None;
    }
    Some(match trace.calls() {
        0 => format!(
            "Right. But nothing was recorded: put #[traced] above {function} again, and its calls \
             are drawn."
        ),
        _ => format!(
            "Right, and without a call that the recorder sees: a loop, or a helper without \
             #[traced]. Try it once with {function} asking itself: {point}"
        ),
    })
}
