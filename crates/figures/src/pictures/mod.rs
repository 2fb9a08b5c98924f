//! The pictures of boards: in a node of a tree, and as text.
//!
//! To add a board, add a variant to [`Picture`] and a file that draws it; `boards` reads it.

mod bits;
mod diagonals;
mod digits;
pub(crate) mod dots;
mod figure;
mod links;
mod pegs;
pub(crate) mod queens;
pub(crate) mod text;
mod three;
mod words;

use boards::{Bits, Board, Digits, Field, Links, Pegs, Queens, Side, Three};

use crate::element::{Element, Marks};
use dots::{LastLine, PlacedField};

/// A board as it is drawn in a node, with its marks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Picture {
    /// Queens, and the squares that have a cross.
    Queens(Queens, Vec<(usize, usize)>),
    /// Queens and their diagonals.
    Diagonals(Queens),
    /// The grid of a sudoku, and the grid before it.
    Digits(Digits, Option<Digits>),
    /// Rows of bits below a row of squares.
    Bits(Bits),
    /// Nodes and their links.
    Links(Links),
    /// Pegs with discs, and the peg of the disc that was moved last.
    Pegs(Pegs, Option<usize>),
    /// Tic-tac-toe, and the square of the newest mark.
    Three(Three, Option<usize>),
    /// Dots and boxes or dots and squares, and the line drawn last.
    Dots(Field, Option<LastLine>),
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct LastMove<'m> {
    pub before: &'m Board,
    pub choice: Option<&'m str>,
    /// The player who made it; A is the first player.
    pub by: Option<Side>,
}

impl Picture {
    /// Returns the picture of a board, with the move that led to it, or `None` if the board is shown as text or not at all.
    pub(crate) fn of(board: &Board, last: Option<LastMove>) -> Option<Self> {
        let before = last.map(|last| last.before);
        Some(match (board, before) {
            (Board::Queens(board), _) => Picture::Queens(board.clone(), Vec::new()),
            (Board::Diagonals(board), _) => Picture::Diagonals(board.clone()),
            (Board::Digits(digits), _) => {
                Picture::Digits(digits.clone(), before.and_then(Board::digits).cloned())
            }
            (Board::Bits(bits), _) => Picture::Bits(bits.clone()),
            (Board::Links(links), _) => Picture::Links(links.clone()),
            (Board::Pegs(pegs), Some(Board::Pegs(before))) => {
                Picture::Pegs(pegs.clone(), pegs.newest(before))
            }
            (Board::Pegs(pegs), _) => Picture::Pegs(pegs.clone(), None),
            (Board::Three(board), Some(Board::Three(before))) => {
                Picture::Three(board.clone(), board.newest(before))
            }
            (Board::Three(board), _) => Picture::Three(board.clone(), None),
            (Board::Dots(field), _) => {
                let line = |last: LastMove| {
                    let before = last.before.dots()?;
                    let named = last.choice.and_then(|choice| field.line(choice));
                    let line = named.or(field.newest(before))?;
                    Some(LastLine { line, by: last.by })
                };
                Picture::Dots(field.clone(), last.and_then(line))
            }
            (Board::Tree(_) | Board::Text, _) => return None,
        })
    }

    pub(crate) fn is_of(board: &Board) -> bool {
        !matches!(board, Board::Tree(_) | Board::Text)
    }

    /// Returns its width and height in a node.
    pub(crate) fn extent(&self) -> (f64, f64) {
        match self {
            Picture::Queens(queens, _) => queens::extent(queens),
            Picture::Diagonals(queens) => diagonals::extent(queens),
            Picture::Digits(digits, _) => digits::extent(digits),
            Picture::Bits(bits) => bits::extent(bits),
            Picture::Links(links) => links::extent(links),
            Picture::Pegs(pegs, _) => pegs::extent(pegs),
            Picture::Three(three, _) => three::extent(three),
            Picture::Dots(field, _) => PlacedField::in_node(field, (0.0, 0.0)).extent(),
        }
    }

    /// Draws the board. The point is its top left corner; [`symbols`] defines the shapes it refers to.
    pub(crate) fn draw(&self, at: (f64, f64), id: &str) -> Marks {
        match self {
            Picture::Queens(queens, crosses) => queens::in_node(queens, crosses, at, id),
            Picture::Diagonals(queens) => diagonals::in_node(queens, at),
            Picture::Digits(digits, before) => {
                digits::squares(digits, before.as_ref(), at, digits::cell(digits), "digit")
            }
            Picture::Bits(bits) => bits::in_node(bits, at),
            Picture::Links(links) => links::in_node(links, at),
            Picture::Pegs(pegs, newest) => pegs::in_node(pegs, *newest, at),
            Picture::Three(three, newest) => three::squares(three, *newest, at, three::CELL),
            Picture::Dots(field, last) => PlacedField::in_node(field, at).small(*last).into(),
        }
    }

    /// Whether its drawing refers to [`symbols`].
    pub(crate) fn has_symbols(&self) -> bool {
        matches!(self, Picture::Queens(..))
    }

    /// Writes the board for the terminal.
    pub(crate) fn text(&self) -> String {
        match self {
            Picture::Queens(queens, _) => queens::written(queens, false),
            Picture::Diagonals(queens) => diagonals::written(queens),
            Picture::Digits(digits, _) => digits::written(digits),
            Picture::Bits(bits) => bits.to_string(),
            Picture::Links(links) => links::written(links),
            Picture::Pegs(pegs, _) => pegs::written(pegs),
            Picture::Three(three, _) => three::written(three),
            Picture::Dots(field, _) => dots::written(field),
        }
    }
}

/// Returns the definitions that pictures of boards refer to, for a figure that contains some.
pub(crate) fn symbols(id: &str) -> Element {
    queens::queen(id)
}
