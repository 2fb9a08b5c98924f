//! The methods of a problem that a backtracking search needs. Given: you write no code here.

use std::fmt::Debug;

/// A state with choices that can be made and taken back.
///
/// Its `Debug` text shows the choices made so far. The drawing of the calls uses this text.
// ANCHOR: problem
pub trait Problem: Debug {
    /// A choice made in one step.
    type Choice: Copy;

    /// Returns whether this state is a solution.
    fn is_complete(&self) -> bool;

    /// Returns the choices that the constraints allow next, in the order to try them. A dead end
    /// has no choices.
    fn choices(&self) -> Vec<Self::Choice>;

    /// Makes the choice.
    fn choose(&mut self, choice: Self::Choice);

    /// Undoes the last change, which was this choice.
    fn take_back(&mut self, choice: Self::Choice);
}
// ANCHOR_END: problem
