//! The result of a comparison: where two runs first differ.

use serde::Serialize;

use crate::mark::Highlight;

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
