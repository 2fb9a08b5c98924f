//! Boards of tic-tac-toe and their like that are given by their text.

use boards::{Board, Mark, Three};

use crate::options::SvgOptions;

/// A board for the terminal; an empty square shows its number, as the player types it. Text that
/// is no such board comes back as it is.
pub fn grid_text(board: &str) -> String {
    match Board::read("three", board) {
        Board::Three(three) => three_text(&three),
        _ => board.to_owned(),
    }
}

/// A board whose empty squares show their numbers.
pub(crate) fn three_text(three: &Three) -> String {
    let width = three.squares.len().to_string().len();
    let square = |(at, square): (usize, &Option<Mark>)| match square {
        None => format!("{:>width$}", at + 1),
        Some(mark) => format!("{:>width$}", mark.letter()),
    };
    let squares: Vec<String> = three.squares.iter().enumerate().map(square).collect();
    let rows: Vec<String> = squares
        .chunks(three.columns)
        .map(|row| row.join(" "))
        .collect();
    rows.join("\n")
}

/// A board as a figure: the square `last`, counted from 1, is marked as the last move, a line of
/// three is struck through, and empty squares show their numbers.
pub fn grid_svg(board: &str, last: Option<usize>, options: &SvgOptions) -> String {
    super::svg::grid::single(board, last, options)
}
