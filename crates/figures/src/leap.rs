//! The kinds of steps.

use crate::roles::{DEAD_END, SOLUTION};

/// A kind of step that one may want to leap to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leap {
    /// A call is made.
    Call,
    /// A call returns.
    Return,
    /// A base case has answered, or a position was valued that was searched no further.
    Leaf,
    /// Branches are cut.
    Cut,
    /// A board on which nothing more can be placed is left.
    DeadEnd,
    /// A solution is found.
    Solution,
}

impl Leap {
    pub(crate) const ALL: [Leap; 6] = [
        Leap::Call,
        Leap::Return,
        Leap::Leaf,
        Leap::Cut,
        Leap::DeadEnd,
        Leap::Solution,
    ];

    /// The kind in a word or two.
    pub fn name(self) -> &'static str {
        match self {
            Leap::Call => "call",
            Leap::Return => "return",
            Leap::Leaf => "leaf",
            Leap::Cut => "cut",
            Leap::DeadEnd => DEAD_END,
            Leap::Solution => SOLUTION,
        }
    }
}
