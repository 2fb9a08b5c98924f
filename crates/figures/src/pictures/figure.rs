//! A board as a figure of its own.

use boards::{Board, Side};

use super::dots::LastLine;
use super::{digits, dots, queens, text, three};
use crate::drawing::{BoardFigure, Moved};
use crate::element::list;
use crate::svg::Figure;

impl BoardFigure {
    /// Returns the figure of a board after this move, and the board as a list of sentences. The `id` begins every id in it.
    /// A board without a figure is drawn as its text.
    pub(crate) fn figure(
        &self,
        board: &Board,
        written: &str,
        last: Option<Moved>,
        id: &str,
    ) -> (Figure, String) {
        match board {
            Board::Queens(board) | Board::Diagonals(board) => (
                queens::figure(board, self.attacked, id),
                queens::listed(board),
            ),
            Board::Three(board) => {
                let last = last.and_then(|(choice, _)| choice.parse().ok());
                (three::figure(board, last), three::listed(board))
            }
            Board::Digits(board) => (digits::figure(board), digits::listed(board)),
            Board::Dots(field) => {
                let last = last.and_then(|(choice, mover)| {
                    let (line, by) = (field.line(choice)?, mover.and_then(Side::named));
                    Some(LastLine { line, by })
                });
                (dots::figure(field, last, self.numbers), dots::listed(field))
            }
            Board::Bits(_) | Board::Pegs(_) | Board::Links(_) | Board::Tree(_) | Board::Text => (
                text::plain(written),
                list(written.lines().map(str::to_owned)),
            ),
        }
    }
}
