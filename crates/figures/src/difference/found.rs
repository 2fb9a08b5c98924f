//! What is found: where two runs part.

use serde::Serialize;

use crate::mark::Highlight;

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
    pub ours: Option<Highlight>,
    /// The place in yours.
    pub yours: Option<Highlight>,
}
