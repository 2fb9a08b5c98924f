//! What a backtracking search has to know of a problem. Given: nothing to write here.

use std::fmt::Debug;

/// A state in which something can be chosen, and taken back.
///
/// Its `Debug` shows what has been chosen so far, and a drawing of the calls shows that.
pub trait Problem: Debug {
    /// What is chosen in one step.
    type Choice: Copy;

    /// Whether this is a solution.
    fn is_complete(&self) -> bool;

    /// What the constraints allow next, in the order of the tries.
    /// A dead end has no choices.
    fn choices(&self) -> Vec<Self::Choice>;

    /// Changes the state.
    fn choose(&mut self, choice: Self::Choice);

    /// Undoes the last change, which was this choice.
    fn take_back(&mut self, choice: Self::Choice);
}
