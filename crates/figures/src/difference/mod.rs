//! Finds the first call that differs between two runs.
//!
//! Each run becomes a stream of visits and returns, described in `stream`. A visit is identified by the moves that
//! led there from the first board, or, without boards, by its function and arguments. The streams are compared side
//! by side as long as they are the same. The comparison makes no claim about events after the first difference. A
//! difference is not a fault: another order of moves may be right, and so may a bound that differs from the
//! reference's.

mod compare;
mod keys;
mod of_events;
mod of_game;
mod stream;
mod words;

use call_trace::Trace;
use serde::Serialize;

use crate::marked::Highlight;
use crate::recorded::Recorded;

pub(crate) use keys::Keys;
use stream::{By, Stream};

/// The kind of the first difference between two runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DifferenceKind {
    /// The student's run makes a visit that the reference's leaves out.
    Visits,
    /// The student's run leaves out a visit that the reference's makes.
    LeavesOut,
    /// Both runs make both visits, in a different order.
    Order,
    /// The same visit with a different argument or a different window.
    Argument,
    /// The same visit with a different value.
    Value,
    /// The student's run did not finish there: it was ended, or a panic passed through.
    Ended,
    /// The two runs have nothing in common, or one of them has no calls to compare.
    Nothing,
}

/// The first difference between two runs.
#[derive(Debug, Clone)]
pub struct Difference {
    /// The kind of difference.
    pub kind: DifferenceKind,
    /// The difference in a sentence or two, for both drawings.
    pub sentence: String,
    /// The place in the reference's run, or `None` if it has no such place.
    pub ours: Option<Highlight>,
    /// The place in the student's run, or `None` if it has no such place.
    pub yours: Option<Highlight>,
}

/// Returns the first call that differs between `ours` and `yours`, or `None` if both runs are the same as far as they
/// were recorded.
///
/// Functions that the reference does not have are left out of the student's run, and the calls that they make take
/// their place. A helper of the student's own is therefore no difference.
pub fn difference(ours: &Trace, yours: &Trace) -> Option<Difference> {
    let functions = ours.functions();
    let [ours, yours] = [ours, yours].map(Recorded::new);
    let by = By::of(&ours);
    let [a, b] = [&ours, &yours].map(|recorded| Stream::of(recorded, &functions, by));
    compare::compare(&a, &b)
}
