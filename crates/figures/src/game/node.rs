//! A position of a game tree.

use std::borrow::Cow;

use boards::Board;
use call_trace::{BoardState, ValuesOf};

use game::{Bound, Value, Window};

use super::number::{bound_shown, shown};
use crate::recorded::RecordedBoard;

/// The player who chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mover {
    /// The first player, who chooses the largest value.
    Max,
    /// The second player, who chooses the smallest.
    Min,
}

/// A position that was searched.
#[derive(Debug, Default)]
pub(crate) struct Node<'t> {
    pub parent: Option<usize>,
    /// The positions that were searched below, in the order of the search.
    pub children: Vec<usize>,
    /// 0 for a root.
    pub depth: usize,
    /// The number of its position in the recording.
    pub position: Option<u32>,
    /// The move that led here.
    pub choice: Option<&'t str>,
    /// Earlier moves of the same player, which were made on the way and not searched.
    pub first: Vec<&'t str>,
    /// The requested depth, if a call states it.
    pub asked: Option<u32>,
    /// The question about the position, if the answer is yes or no: is it worth at least this much?
    pub at_least: Option<Value>,
    pub answer: Option<bool>,
    /// How many of the boxes closed on the way here went to the other player. They were left to that player before
    /// the question was put.
    pub left_boxes: u8,
    /// The player who moves here, or `None` if no move was made.
    pub mover: Option<Mover>,
    /// The player who would make the next move. It is also known at a leaf.
    pub to_move: Option<Mover>,
    /// Whose values its function returns, as the function declares it.
    pub values: Option<ValuesOf>,
    /// The kind of search, if its parent searched it although no move of the parent leads to it.
    pub aside: Option<Aside>,
    /// Whether the game is over here.
    pub over: bool,
    /// The position, if it is known.
    pub board: Option<RecordedBoard<'t>>,
    /// Alpha and beta, as they were passed down.
    pub window: Option<Window>,
    /// The returned value. At a leaf, it is the value of the board.
    pub value: Option<Value>,
    /// Whether the search lost its best value: it returned neither that value nor, if the value is outside its
    /// window, the nearer end of the window.
    pub loses_best: bool,
    /// Whether the search is known to narrow the window by the best value.
    pub narrows: bool,
    /// Whether it has a value, but the recording does not show the meaning of that value for MAX.
    pub is_unknown: bool,
    /// The return value of its call, as text.
    pub said: Option<Cow<'t, str>>,
    /// The move in the return value: `None` if the value has no place for a move, `Some(None)` if it names no move.
    pub mv: Option<Option<&'t str>>,
    pub bound: Option<Bound>,
    /// The value of its board, found without looking further.
    pub worth: Option<Value>,
    /// The index of its available moves in [`Game::offers`](super::tree::Game::offers), if they are known.
    pub offers: Option<usize>,
    /// The moves that were offered or made but not searched, although others were.
    pub cut: Vec<Branch<'t>>,
    /// The number of moves that were made and not searched, if no move was searched.
    pub peeked: usize,
    /// The number of boards after its moves that were valued but neither searched nor read as a leaf.
    pub looked_at: usize,
    /// Why its branches were cut.
    pub why: Option<Why>,
    /// Whether it was built and the search never visited it.
    pub unvisited: bool,
    /// Whether it is on the principal variation.
    pub line: bool,
    /// The function of the call that searched it.
    pub function: Option<&'t str>,
    /// The call that searched it, if it had a call of its own.
    pub call: Option<usize>,
    /// Whether its search ended: no panic passed through it, and the recording continues.
    pub returned: bool,
    /// The moments of its call and its return. Without a call, the moments of the move and of its value.
    pub entered: Option<usize>,
    pub left: Option<usize>,
}

/// A position that was searched inside the search of another one but is not a reply there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aside {
    /// The same position again.
    OnceMore,
    /// A position that is not below it.
    Elsewhere,
}

/// A branch that was not searched.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Branch<'t> {
    pub choice: &'t str,
    /// Whether the move was made but its position not searched.
    pub peeked: bool,
    /// Whether that position was valued.
    pub is_looked_at: bool,
    /// The value that was found there.
    pub looked_at: Option<Value>,
    /// Whether the game is over there, so that this value is final.
    pub is_settled: bool,
}

/// The reason why branches were cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Why {
    /// The best value found at the node.
    pub best: Value,
    /// The bound that the best value met.
    pub met: Met,
}

/// A bound that a best value met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Met {
    /// The bound of an ancestor.
    Held { bound: Value, owner: usize },
    /// The bound of the first window.
    First(Value),
    /// The bound that was passed down. Its owner is unknown.
    Handed(Value),
    /// All the boxes that are still free.
    AllBoxes,
    /// No bound: the window is still open.
    Nothing,
}

impl Why {
    /// Returns the ancestor whose bound was met.
    pub(crate) fn owner(&self) -> Option<usize> {
        match self.met {
            Met::Held { owner, .. } => Some(owner),
            _ => None,
        }
    }
}

impl<'t> Node<'t> {
    /// Returns whether no position below it was searched or read.
    pub(crate) fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    /// Returns the branches that were cut: left out, and their boards not valued either.
    pub(super) fn cut(&self) -> impl Iterator<Item = &Branch<'t>> {
        self.cut.iter().filter(|branch| !branch.is_looked_at)
    }

    /// Returns the moves that lead there from the node above.
    pub(super) fn moves(&self) -> (&[&'t str], Option<&'t str>) {
        (&self.first, self.choice)
    }

    /// Returns whether a move of its parent led to it.
    pub(crate) fn is_reply(&self) -> bool {
        self.aside.is_none()
    }

    /// Returns the board of the position, if it is known.
    pub(crate) fn board(&self) -> Option<&Board> {
        self.board.as_ref().map(RecordedBoard::read)
    }

    /// Returns the text of the board.
    pub(crate) fn text(&self) -> Option<&str> {
        self.board.as_ref().map(|board| board.text)
    }

    /// Returns the value as a figure shows it: `47`, `≤ 40` if only a bound is known, `≥ 2 ✓` if a question was
    /// answered.
    pub(crate) fn label(&self) -> Option<String> {
        if let Some(answer) = self.answer {
            let sign = if answer { "✓" } else { "✗" };
            let asked = self.at_least.map(|t| format!("≥ {} ", shown(t)));
            return Some(asked.unwrap_or_default() + sign);
        }
        let value = self.value?;
        let bound = self.bound.map(|bound| bound_shown(bound, value));
        Some(bound.unwrap_or_else(|| shown(value)))
    }
}

impl Mover {
    /// Returns the player with this name.
    pub(super) fn named(name: &str, state: BoardState<'_>) -> Self {
        match Some(name) == state.max {
            true => Mover::Max,
            false => Mover::Min,
        }
    }

    pub(crate) fn other(self) -> Self {
        match self {
            Mover::Max => Mover::Min,
            Mover::Min => Mover::Max,
        }
    }

    /// Returns the relation of a value to the true one in two cases: this player may have something better, or may
    /// have something worse.
    pub(super) fn bounds(self) -> (Bound, Bound) {
        match self {
            Mover::Max => (Bound::AtLeast, Bound::AtMost),
            Mover::Min => (Bound::AtMost, Bound::AtLeast),
        }
    }

    /// Returns this player's end of a window: the value that the player has for certain.
    pub(super) fn end(self, window: Window) -> Value {
        match self {
            Mover::Max => window.alpha,
            Mover::Min => window.beta,
        }
    }

    /// Returns the value that the player prefers.
    pub(crate) fn best(self, a: Value, b: Value) -> Value {
        match self {
            Mover::Max => a.max(b),
            Mover::Min => a.min(b),
        }
    }
}

#[cfg(all(test, target_pointer_width = "64"))]
mod tests {
    use super::super::made::Made;
    use super::Node;

    #[test]
    fn a_node_and_what_a_pass_made_have_so_many_bytes() {
        assert_eq!(size_of::<Node<'_>>(), 392);
        assert_eq!(size_of::<Made<'_>>(), 144);
    }
}
