//! The board in the terminal.

use advice::tic_tac_toe::{mark, winning_line};
use game::{Board, Player};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

use terminal::{DIM, NAME, WARN, paint};

/// Draws the board in five lines: marks, and the numbers of the free cells. The last move is `(X)` and a winning line `*X*`, so
/// they are visible without colour.
pub(super) fn board(board: &Bits, last: Option<Cell>) -> String {
    let line = winning_line(board);
    let cell = |cell: Cell| {
        let (mut text, style) = match board.holder(cell) {
            None if board.done() => ("   ".to_owned(), DIM),
            None => (format!(" {cell} "), DIM),
            Some(player) => {
                let [left, right] = if line.contains(&cell) {
                    ['*', '*']
                } else if last == Some(cell) && line.is_empty() {
                    ['(', ')']
                } else {
                    [' ', ' ']
                };
                let style = match player {
                    Player::First => NAME.bold(),
                    Player::Second => WARN.bold(),
                };
                (format!("{left}{}{right}", mark(player)), style)
            }
        };
        if cell.col() == 2 {
            text.truncate(text.trim_end().len());
        }
        paint(style, text)
    };
    let cells: Vec<String> = Cell::all().map(cell).collect();
    let rows: Vec<String> = cells
        .chunks(3)
        .map(|row| format!("    {}\n", row.join(&paint(DIM, "│"))))
        .collect();
    rows.join(&format!("    {}\n", paint(DIM, "───┼───┼───")))
}
