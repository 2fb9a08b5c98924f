//! What plain alpha-beta knows of a node.

use crate::Value;

/// A node as plain alpha-beta sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judged {
    /// Alpha as it was handed down, before any move was tried here.
    pub alpha: Value,
    /// Beta as it was handed down.
    pub beta: Value,
    /// The best value found below, wherever it lies (fail-soft); at a leaf, what it is worth.
    pub value: Value,
    /// What that value says.
    pub bound: Bound,
    /// The child it comes from, the first of equals; none at a leaf.
    pub best: Option<usize>,
    /// Whose bound closed the window here before all moves were tried.
    pub cut_by: Option<CutBy>,
}

/// What the value of a node says about its true value, at the depth asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bound {
    /// It is the true value: inside the window, or at a leaf.
    Exact,
    /// The true value is at most this: not above alpha.
    AtMost,
    /// The true value is at least this: not below beta.
    AtLeast,
}

impl Bound {
    /// What a value says that was found with this window.
    pub(super) fn of(value: Value, (alpha, beta): (Value, Value)) -> Self {
        match value {
            value if value >= beta => Self::AtLeast,
            value if value <= alpha => Self::AtMost,
            _ => Self::Exact,
        }
    }
}

/// Where the bound comes from that closed a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CutBy {
    /// The node of that number, an ancestor.
    Node(usize),
    /// The window that the whole search was asked for.
    FirstWindow,
}
