//! Where two runs part: the first call that differs.
//!
//! Both runs become a stream of visits and returns, as `stream` says. A visit is known by the moves
//! that led there from the first board, or, without boards, by function and arguments. The
//! streams are followed side by side as far as they are the same; where they part, nothing is known of
//! what comes after it, and nothing is claimed. A difference is not a fault: another order of moves, or
//! a bound where ours has another one, may be right.

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

/// The first call in which `yours` differs from `ours`; none where both are the same, as far as
/// they were recorded.
///
/// Functions that ours does not have are left out of yours, and what they called stands in their
/// place: a helper of one's own is no difference.
pub fn difference(ours: &Trace, yours: &Trace) -> Option<Difference> {
    let functions = ours.functions();
    let [ours, yours] = [ours, yours].map(Recorded::new);
    let a = read::read(&ours, &functions, None);
    let b = read::read(&yours, &functions, Some(&a));
    compare::compare(&a, &b)
}
