//! The kinds of steps.

use crate::roles::{DEAD_END, SOLUTION};

/// A kind of step to which a user can leap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leap {
    /// A call is made.
    Call,
    /// A call returns.
    Return,
    /// A base case has returned, or a position that is searched no further has its value.
    Leaf,
    /// Branches are cut.
    Cut,
    /// The run leaves a board on which no further piece can be placed.
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

    /// Returns the kind in a word or two.
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
