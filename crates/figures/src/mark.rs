//! A place in a run that a drawing marks.

/// A place in a run, which its drawings mark and keep in sight; see [`SvgOptions::mark`](crate::SvgOptions).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Highlight {
    /// The number of the event with which the call or the position was entered.
    pub(crate) moment: usize,
    /// The node of a game tree.
    pub(crate) node: Option<usize>,
    /// The words for this place.
    pub words: String,
}
