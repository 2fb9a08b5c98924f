//! A position of a game tree.

use std::borrow::Cow;

use boards::Board;
use call_trace::{BoardState, ValuesOf};

use game::{Bound, Value, Window};

use super::number::{bound_shown, shown};
use crate::recorded::RecordedBoard;

/// Who chooses.
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
    /// What was searched below, in the order of search.
    pub children: Vec<usize>,
    /// 0 for a root.
    pub depth: usize,
    /// The number of its position in the recording.
    pub position: Option<u32>,
    /// The move that led here.
    pub choice: Option<&'t str>,
    /// Moves of the same player before it, which were made on the way and not searched.
    pub first: Vec<&'t str>,
    /// The depth that was asked for, where a call said so.
    pub asked: Option<u32>,
    /// What was asked of the position, where the answer is yes or no: is it worth at least that?
    pub at_least: Option<Value>,
    pub answer: Option<bool>,
    /// How many of the boxes that were closed on the way here are the other player's, to whom they were left before that player
    /// was asked.
    pub left_boxes: u8,
    /// Who moves here; none where no move was made.
    pub mover: Option<Mover>,
    /// Who would make the next move; also known at a leaf.
    pub to_move: Option<Mover>,
    /// What the function that searched it says of its values.
    pub values: Option<ValuesOf>,
    /// What it is where no move of its parent's leads to it, which searched it all the same.
    pub aside: Option<Aside>,
    /// Whether the game is over here.
    pub over: bool,
    /// The position, where it is known.
    pub board: Option<RecordedBoard<'t>>,
    /// Alpha and beta as they were handed down.
    pub window: Option<Window>,
    /// What was returned; at a leaf, what it is worth.
    pub value: Option<Value>,
    /// Whether it returned what none of its moves is worth, nor the end of its window that the best of them lies beyond: the
    /// search did not keep its best value.
    pub loses_best: bool,
    /// Whether it has a value, and the recording does not say what that is to MAX.
    pub is_unknown: bool,
    /// What its call returned, as text.
    pub said: Option<Cow<'t, str>>,
    /// The move in it: none where it says nothing of moves, and within it none where it has no move.
    pub mv: Option<Option<&'t str>>,
    pub bound: Option<Bound>,
    /// What was found to be worth without looking further.
    pub worth: Option<Value>,
    /// Where the moves that can be made stand among [`Game::offers`](super::tree::Game::offers), where they are known.
    pub offers: Option<usize>,
    /// The moves that were offered or made, and not searched, although others were.
    pub cut: Vec<Branch<'t>>,
    /// Moves that were made and not searched, where none was searched.
    pub peeked: usize,
    /// How many boards after its moves were valued and neither searched nor read as a leaf.
    pub looked_at: usize,
    /// Why the branches were cut.
    pub why: Option<Why>,
    /// It was built, and the search never visited it.
    pub unvisited: bool,
    /// Whether it is on the line that both play.
    pub line: bool,
    /// The function of the call that searched it.
    pub function: Option<&'t str>,
    /// The call that searched it, where it was one of its own.
    pub call: Option<usize>,
    /// Whether it came to its end: no panic passed through it, and the recording goes on.
    pub returned: bool,
    /// The moments of its call and of its return; without a call, of the move and of its value.
    pub entered: Option<usize>,
    pub left: Option<usize>,
}

/// A position that was searched inside the search of another one, and that is no reply there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aside {
    /// The same position.
    OnceMore,
    /// One that is not below it.
    Elsewhere,
}

/// A branch that was not searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Branch<'t> {
    pub choice: &'t str,
    /// The move was made, and its position not searched.
    pub peeked: bool,
    /// That position was valued.
    pub is_looked_at: bool,
    /// What it was found to be worth then.
    pub looked_at: Option<Value>,
    /// The game is over there, so that is what it is worth.
    pub is_settled: bool,
}

/// Why branches were cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Why {
    /// The best value that was found at the node.
    pub best: Value,
    /// What was added to it between the bound that it met and the node, where values are those of the
    /// rest: the boxes that were closed, from MAX's side.
    pub closed: Value,
    /// What it met.
    pub met: Met,
}

/// What a best value met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Met {
    /// What an ancestor held.
    Held { bound: Value, owner: usize },
    /// The bound of the first window.
    First(Value),
    /// The bound that was handed down, and nobody says whose it is.
    Handed(Value),
    /// All the boxes that nobody has yet.
    AllBoxes,
    /// No bound: the window is still open.
    Nothing,
}

impl Why {
    /// The ancestor whose bound was met.
    pub(crate) fn owner(&self) -> Option<usize> {
        match self.met {
            Met::Held { owner, .. } => Some(owner),
            _ => None,
        }
    }
}

impl<'t> Node<'t> {
    /// Whether nothing further was searched there, or read.
    pub(crate) fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    /// The branches that were cut: those left out whose boards were not valued either.
    pub(super) fn cut(&self) -> impl Iterator<Item = &Branch<'t>> {
        self.cut.iter().filter(|branch| !branch.is_looked_at)
    }

    /// The moves that lead there from the node above.
    pub(super) fn moves(&self) -> (&[&'t str], Option<&'t str>) {
        (&self.first, self.choice)
    }

    /// Whether it is what a move of its parent's led to.
    pub(crate) fn is_reply(&self) -> bool {
        self.aside.is_none()
    }

    /// The board of the position, where it is known.
    pub(crate) fn board(&self) -> Option<&Board> {
        self.board.as_ref().map(RecordedBoard::read)
    }

    /// Its text.
    pub(crate) fn text(&self) -> Option<&str> {
        self.board.as_ref().map(|board| board.text)
    }

    /// The value as a figure shows it: `47`, `≤ 40` where only a bound is known, `≥ 2 ✓` where a
    /// question was answered.
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
    /// The player of that name.
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

    /// What is known of a value where this player may have something better, and where the player may have something worse.
    pub(super) fn bounds(self) -> (Bound, Bound) {
        match self {
            Mover::Max => (Bound::AtLeast, Bound::AtMost),
            Mover::Min => (Bound::AtMost, Bound::AtLeast),
        }
    }

    /// The end of a window that is this player's: what it has for certain.
    pub(super) fn end(self, window: Window) -> Value {
        match self {
            Mover::Max => window.alpha,
            Mover::Min => window.beta,
        }
    }

    /// The one that the player prefers.
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
