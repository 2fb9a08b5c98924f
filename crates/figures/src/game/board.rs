//! The facts about a position that its board shows.

use boards::{Board, Field, Side};
use game::Value;

use super::node::Mover;
use super::tree::Game;
use crate::pictures::{LastMove, Picture};

impl Mover {
    /// Returns the player of dots and boxes: A begins, and wants the larger value.
    pub(crate) fn side(self) -> Side {
        match self {
            Mover::Max => Side::A,
            Mover::Min => Side::B,
        }
    }
}

impl Game<'_> {
    /// Returns the picture of a position, with the newest mark highlighted.
    pub(crate) fn picture(&self, this: usize) -> Option<Picture> {
        let node = &self.nodes[this];
        let last = || {
            let above = &self.nodes[node.parent?];
            Some(LastMove {
                before: above.board()?,
                choice: node.choice,
                by: above.mover.map(Mover::side),
            })
        };
        Picture::of(node.board()?, last())
    }

    /// Returns whether a position has a picture.
    pub(crate) fn has_picture(&self, this: usize) -> bool {
        self.nodes[this].board().is_some_and(Picture::is_of)
    }

    /// Returns how many boxes the move to a position closed, on a field of dots and boxes.
    pub(crate) fn closed(&self, this: usize) -> usize {
        let node = &self.nodes[this];
        let field = node.board().and_then(Board::dots);
        let moves = node.first.iter().copied().chain(node.choice);
        field.map_or(0, |field| {
            let lines: Vec<usize> = moves.filter_map(|name| field.line(name)).collect();
            field.closed_with(&lines)
        })
    }

    /// Returns how many boxes were left to the other player before that player was asked about a position, if calls
    /// answer whether the rest is worth a given amount to the player who moves. With c boxes closed on the way, the
    /// question "t or more?" becomes "t − c or more?" if all are taken. If two or four boxes are left, as in dots and
    /// boxes, the other player is asked "1 − (t − c + 2·left) or more?".
    pub(super) fn left_boxes(&self, this: usize) -> u8 {
        let asked = |this: usize| self.nodes[this].at_least.map(i64::from);
        let above = self.nodes[this].parent;
        let Some((above, asked)) = above.and_then(asked).zip(asked(this)) else {
            return 0;
        };
        let closed = self.closed(this) as i64;
        let is_left = |left: &u8| {
            let left = i64::from(*left);
            left <= closed && asked == 1 - (above - closed + 2 * left)
        };
        [2, 4].into_iter().find(is_left).unwrap_or(0)
    }

    /// Returns the amount that the move to a position adds to its value by closing boxes, from MAX's side. Returns 0
    /// unless the search's values cover only the rest of the game.
    pub(crate) fn gained(&self, this: usize) -> Value {
        let above = self.nodes[this].parent;
        match above.and_then(|above| self.nodes[above].mover) {
            Some(Mover::Max) if self.rests => self.closed(this) as Value,
            Some(Mover::Min) if self.rests => -(self.closed(this) as Value),
            _ => 0,
        }
    }

    /// Returns whether a call answered without trying anything, although its position does not end the search. The
    /// answer came from a memo, from the question, or because the call may look no further.
    pub(crate) fn answered_at_once(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let is_untried = node.is_leaf() && node.worth.is_none() && node.peeked == 0;
        let is_answered = node.call.is_some() && node.returned && !node.over;
        let goes_on = || {
            let field = node.board().and_then(Board::dots);
            field.is_some_and(|field| !field.is_over()) && self.offered(node).is_empty()
        };
        is_untried && is_answered && !node.unvisited && (self.values_seen || goes_on())
    }

    /// Returns the text at a leaf that was built and never visited, if it is short.
    pub(crate) fn unseen(&self, this: usize) -> Option<&str> {
        let node = &self.nodes[this];
        let text = node.text()?;
        let short = text.len() <= 5 && !text.contains('\n');
        Some(text).filter(|_| node.unvisited && node.children.is_empty() && short)
    }

    /// Returns whether the player to move here also made the move that led here.
    pub(crate) fn again(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let above = node.parent.and_then(|parent| self.nodes[parent].mover);
        let is_inner = !node.is_leaf() && node.mover.is_some();
        is_inner && node.is_reply() && node.mover == above
    }

    /// Returns the first position, if it is a field of dots.
    pub(crate) fn field(&self) -> Option<&Field> {
        self.nodes.first()?.board()?.dots()
    }
}
