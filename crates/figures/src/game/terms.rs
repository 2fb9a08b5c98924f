//! The words for the parts of a game tree, defined once for all outputs. The drawing, the text, the list and the
//! players of page and terminal use the same names.

use super::node::{Aside, Mover, Node};
use super::tree::Game;

/// A node without children in the whole tree.
pub(crate) const A_LEAF: &str = "a leaf";
/// A node that the program built before it searched, and that its search never reached.
pub(crate) const BUILT_ONLY: &str = "built, never visited";
/// The look of a written tree before a search.
pub(crate) const BARE_TREE: &str =
    "a triangle for each node, the tip up where MAX moves and down where MIN moves";
/// The same player moved before.
pub(crate) const AGAIN: &str = "again";
/// A node that was searched without a search below it, although moves lead on.
pub(crate) const ANSWERED_AT_ONCE: &str = "answered at once";
/// Moves that were made and not searched.
pub(crate) const LOOKED_AT: &str = "looked at";
/// Why a branch was left out although later moves were searched.
pub(crate) const LATER_MOVES_SEARCHED: &str = "later moves were searched";
/// A node that plain alpha-beta leaves out.
pub(crate) const NEED_NOT_BE_TRIED: &str = "need not be tried";
/// A search that was cut short by a clock.
pub(crate) const TIME_WAS_UP: &str = "the time was up";
/// Branches that were never made.
pub(crate) const NOT_VISITED: &str = "not visited";
/// Branches, made or not.
pub(crate) const NOT_SEARCHED: &str = "not searched";
/// Branches that were made.
pub(crate) const PLAYED_NOT_SEARCHED: &str = "played, not searched";
/// A call that a panic passed through, or whose end was not recorded.
pub(crate) const NEVER_RETURNED: &str = "never returned";

impl Aside {
    /// Returns the word that is shown instead of a move.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Aside::OnceMore => "once more",
            Aside::Elsewhere => "elsewhere",
        }
    }
}

impl Node<'_> {
    /// Returns the words that are shown instead of a value. A call may have returned it in another form than a number.
    pub(crate) fn no_value(&self) -> &'static str {
        match self.is_unknown {
            true => "value unknown",
            false => "no recorded number",
        }
    }
}

impl Game<'_> {
    /// Returns the name of the player who moves. If the calls answer yes or no, neither player maximises anything, so
    /// the players go by their letters.
    pub(crate) fn who(&self, mover: Mover) -> &'static str {
        match (self.asks, mover) {
            (true, _) => mover.side().letter(),
            (false, Mover::Max) => "MAX",
            (false, Mover::Min) => "MIN",
        }
    }

    /// Returns the meaning of the star. A recording of several first moves does not show which one is played.
    pub(crate) fn line_both_play(&self) -> &'static str {
        match self.begins_after_moves() {
            true => "the line both play after each first move",
            false => "the line both play",
        }
    }

    /// Returns the meaning of the players' signs.
    pub(super) fn players(&self) -> &'static [&'static str] {
        if self.asks {
            &[
                "△ A moves, ▽ B",
                "≥ t: does the mover take at least t boxes more from here on? ✓ yes, ✗ no",
            ]
        } else if !self.valued {
            &["△ MAX moves, ▽ MIN"]
        } else if self.field().is_some() {
            &[
                "△ A, who is MAX, chooses the largest",
                "▽ B, MIN, the smallest",
            ]
        } else {
            &["△ MAX chooses the largest", "▽ MIN the smallest"]
        }
    }

    /// Returns the words for all branches that were left out at these nodes. The word is "cut" if every branch was cut.
    pub(crate) fn left_out_word(&self, cuts: &[usize]) -> &'static str {
        match cuts.iter().all(|&node| self.is_cut(node)) {
            true => "cut",
            false => NOT_SEARCHED,
        }
    }

    /// Returns whose values are shown, if the program returned others.
    pub(super) fn seen_by(&self) -> &'static str {
        match self.asks {
            true => "all values as A sees them",
            false => "all values as MAX sees them",
        }
    }
}
