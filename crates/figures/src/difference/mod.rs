//! Where two runs part: the first call that differs.
//!
//! Both runs become a stream of visits and returns, as [`Stream`] says. A visit is known by the moves
//! that led there from the first board, or, without boards, by function and arguments. The
//! streams are followed side by side as far as they are the same; where they part, nothing is known of
//! what comes after it, and nothing is claimed. A difference is not a fault: another order of moves, or
//! a bound where ours has another one, may be right.

mod compare;
mod mark;
mod of_events;
mod of_game;
mod stream;
mod words;

use call_trace::Trace;
use serde::Serialize;

use stream::Stream;

pub use mark::Mark;

/// What the first difference of two runs consists in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DifferenceKind {
    /// Yours visits what ours leaves out.
    Visits,
    /// Yours leaves out what ours visits.
    LeavesOut,
    /// Both visit both, in another order.
    Order,
    /// The same visit with another argument, or another window.
    Argument,
    /// The same visit, and another value.
    Value,
    /// Yours came to no end there: it was ended, or a panic passed through.
    Ended,
    /// The two runs have nothing in common, or one of them has no calls to compare.
    Nothing,
}

/// Where two runs part.
#[derive(Debug, Clone)]
pub struct Difference {
    /// In what they differ.
    pub kind: DifferenceKind,
    /// The same in a sentence or two, for both drawings.
    pub sentence: String,
    /// The place in ours; none where they have nothing in common.
    pub ours: Option<Mark>,
    /// The place in yours.
    pub yours: Option<Mark>,
}

/// The first call in which `yours` differs from `ours`; none where both are the same, as far as
/// they were recorded.
///
/// Functions that ours does not have are left out of yours, and what they called stands in their
/// place: a helper of one's own is no difference.
pub fn difference(ours: &Trace, yours: &Trace) -> Option<Difference> {
    let functions = ours.functions();
    let a = Stream::of(ours, &functions, None);
    let b = Stream::of(yours, &functions, Some(&a));
    compare::compare(&a, &b)
}
