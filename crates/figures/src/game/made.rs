//! The positions that a search made below its own.

use game::Value;

/// A position below the position that a search frame searches.
#[derive(Default)]
pub(super) struct Made<'t> {
    /// Its number when this frame first made it, or else when it was first made at all.
    pub number: u32,
    pub choice: &'t str,
    pub mover: Option<&'t str>,
    /// The moment of the move. If it was made elsewhere, the moment when the position was searched or valued.
    pub moment: usize,
    /// The position it was made from, or `None` if that is the position that the frame searches.
    pub parent: Option<usize>,
    /// The positions made from it.
    pub children: Vec<usize>,
    /// Whether the frame made the move. Otherwise it was made elsewhere.
    pub is_played: bool,
    /// The frames that search it.
    pub frames: Vec<usize>,
    /// Its value, and the moment when the frame first valued it.
    pub worth: Option<(Value, usize)>,
    /// Whether the frame valued it more than once.
    pub is_read_again: bool,
    /// Whether the search received another value, from a helper or from a board around this one.
    pub is_changed: bool,
    /// Whether the game is over there.
    pub is_over: bool,
    /// Whether the frame had a position searched that follows from it.
    pub leads: bool,
    /// Whether anything is below it.
    pub is_inner: bool,
    /// Whether it is a leaf, which the frame valued.
    pub is_leaf: bool,
}

impl Made<'_> {
    /// Returns whether the frame had the position searched.
    pub(super) fn is_searched(&self) -> bool {
        !self.frames.is_empty()
    }

    /// Returns whether the frame looked at the position and then continued there. It valued the position twice, or
    /// had it searched after it had valued it or made moves from there.
    pub(super) fn is_looked_at(&self) -> bool {
        match self.worth {
            Some(_) => self.is_read_again || self.is_searched(),
            None => self.is_searched() && !self.children.is_empty(),
        }
    }
}
