//! The board of a position, where it is one that can be drawn in a node.

use boards::{Board, Three};
use game::Value;

use super::{Game, Mover, Node};
use crate::dots::draw::in_node;
use crate::dots::place::{Last, extent, small};
use crate::dots::{Field, Side};
use crate::game::svg::grid;

/// A board that figures know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Picture {
    /// Tic-tac-toe; the square of the newest mark.
    Three(Three, Option<usize>),
    /// Dots and boxes; the line drawn last.
    Dots(Field, Option<Last>),
}

/// Whether a board is one that is drawn in a node.
pub(crate) fn is_picture(board: &Board) -> bool {
    matches!(board, Board::Three(_) | Board::Dots(_))
}

impl Picture {
    /// The board of a position, its newest mark shown.
    pub(crate) fn of(game: &Game, this: usize) -> Option<Self> {
        let node = &game.nodes[this];
        let above = node.parent.map(|parent| &game.nodes[parent]);
        let before = above.and_then(|above| above.board());
        match node.board()? {
            Board::Three(three) => {
                let newest = match before {
                    Some(Board::Three(before)) => three.newest(before),
                    _ => None,
                };
                Some(Picture::Three(three.clone(), newest))
            }
            Board::Dots(field) => {
                let by = above.and_then(|above| above.mover).map(Mover::side);
                let named = || node.choice.and_then(|choice| field.line(choice));
                let before = before.and_then(Board::dots);
                let last = before.and_then(|before| named().or(field.newest(before)));
                let last = last.map(|line| Last { line, by });
                Some(Picture::Dots(field.clone(), last))
            }
            Board::Queens(_) | Board::Tree(_) | Board::Text => None,
        }
    }

    pub(crate) fn extent(&self) -> (f64, f64) {
        match self {
            Picture::Three(grid, _) => grid::extent(grid),
            Picture::Dots(field, _) => extent(field, small(field)),
        }
    }

    /// The board, its left top corner at a point.
    pub(crate) fn draw(&self, at: (f64, f64)) -> String {
        match self {
            Picture::Three(grid, newest) => grid::squares(grid, *newest, at, grid::CELL),
            Picture::Dots(field, last) => in_node(field, *last, at),
        }
    }
}

impl Mover {
    /// The player of dots and boxes: A begins, and wants the larger value.
    pub(crate) fn side(self) -> Side {
        match self {
            Mover::Max => Side::A,
            Mover::Min => Side::B,
        }
    }
}

impl Game<'_> {
    /// How many boxes the move to a position closed, on a field of dots and boxes.
    pub(crate) fn closed(&self, this: usize) -> usize {
        let node = &self.nodes[this];
        let field = node.board().and_then(Board::dots);
        let moves = node.first.iter().copied().chain(node.choice);
        field.map_or(0, |field| {
            let lines: Vec<usize> = moves.filter_map(|name| field.line(name)).collect();
            field.closed_with(&lines)
        })
    }

    /// What the boxes that the move to a position closed are worth, from MAX's side.
    pub(crate) fn gained(&self, this: usize) -> Value {
        let above = self.nodes[this].parent;
        let closed = self.closed(this) as Value;
        match above.and_then(|above| self.nodes[above].mover) {
            Some(Mover::Max) => closed,
            Some(Mover::Min) => -closed,
            None => 0,
        }
    }

    /// Whether the value of a position was known before it was searched: nothing was tried there,
    /// although it is no end of the search.
    pub(crate) fn known_before(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let field = || node.board().and_then(Board::dots);
        let unasked = node.children.is_empty() && node.worth.is_none() && node.returned;
        let goes_on = || field().is_some_and(|field| !field.is_over()) && node.offered.is_empty();
        unasked && node.called && !node.over && !node.unvisited && (self.values_seen || goes_on())
    }

    /// What is written at a leaf that was built and never visited, where that is short.
    pub(crate) fn unseen(&self, this: usize) -> Option<&str> {
        let node = &self.nodes[this];
        let text = node.text()?;
        let short = text.len() <= 5 && !text.contains('\n');
        Some(text).filter(|_| node.unvisited && node.children.is_empty() && short)
    }

    /// Whether the player to move here made the move that led here, too.
    pub(crate) fn again(&self, this: usize) -> bool {
        let node = &self.nodes[this];
        let above = node.parent.and_then(|parent| self.nodes[parent].mover);
        !node.children.is_empty() && node.mover.is_some() && node.mover == above
    }

    /// The first position, where it is a field of dots.
    pub(crate) fn field(&self) -> Option<&Field> {
        let mut boards = self.nodes.iter().filter_map(Node::board);
        boards.next().and_then(Board::dots)
    }
}
