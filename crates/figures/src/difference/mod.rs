//! Finds the first call that differs between two runs.
//!
//! Each run becomes a stream of visits and returns, described in `stream`. A visit is identified by the moves that
//! led there from the first board, or, without boards, by its function and arguments. The streams are compared side
//! by side as long as they are the same. The comparison makes no claim about events after the first difference. A
//! difference is not a fault: another order of moves may be right, and so may a bound that differs from the
//! reference's.

mod compare;
mod found;
mod keys;
mod of_events;
mod of_game;
mod read;
mod stream;
mod words;

use call_trace::Trace;

use crate::recorded::Recorded;

pub use found::{Difference, DifferenceKind};
pub(crate) use keys::Keys;

/// Returns the first call that differs between `ours` and `yours`, or `None` if both runs are the same as far as they
/// were recorded.
///
/// Functions that the reference does not have are left out of the student's run, and the calls that they make take
/// their place. A helper of the student's own is therefore no difference.
pub fn difference(ours: &Trace, yours: &Trace) -> Option<Difference> {
    let functions = ours.functions();
    let [ours, yours] = [ours, yours].map(Recorded::new);
    let a = read::read(&ours, &functions, None);
    let b = read::read(&yours, &functions, Some(&a));
    compare::compare(&a, &b)
}
