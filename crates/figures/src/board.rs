//! Boards of queens that are given by their text.

use boards::{Board, Queens};

use crate::options::SvgOptions;

/// A board for the terminal: `Q` a queen, `·` a free square, and `×` an attacked one where
/// `show_attacked` asks for it. Text that is no board of queens comes back as it is.
pub fn queens_text(board: &str, show_attacked: bool) -> String {
    match Board::read("queens", board) {
        Board::Queens(board) => board_text(&board, show_attacked),
        _ => board.to_owned(),
    }
}

pub(crate) fn board_text(board: &Queens, show_attacked: bool) -> String {
    let square = |row, column| match () {
        () if board.has(row, column) => "Q",
        () if show_attacked && board.is_attacked(row, column) => "×",
        () => "·",
    };
    let line = |row| {
        (0..board.size())
            .map(|column| square(row, column))
            .collect::<Vec<_>>()
            .join(" ")
    };
    (0..board.size()).map(line).collect::<Vec<_>>().join("\n")
}

/// A board as a figure, its attacked squares crossed where `show_attacked` asks for it.
pub fn queens_svg(board: &str, show_attacked: bool, options: &SvgOptions) -> String {
    crate::svg::board::single(board, show_attacked, options)
}
