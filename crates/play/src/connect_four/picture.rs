//! The board in the terminal.

use advice::connect_four::mark;
use connect_four::board::ConnectFour;
use connect_four::column::Column;
use game::Player;

use terminal::{DIM, NAME, WARN, paint};

/// Draws the rows of the board, and the numbers of the columns below. The last disc is `(X)` and a winning line `*X*`, so they
/// are visible without colour.
pub(super) fn board(board: &ConnectFour, last: Option<Column>) -> String {
    let fours: Vec<(usize, usize)> = board.fours().concat();
    let newest = last.map(|column| {
        let free = board.lowest_free(column).unwrap_or(board.size.rows());
        (free.saturating_sub(1), column.index())
    });
    let square = |row: usize, column: usize| {
        let Some(player) = board.squares[row][column] else {
            return paint(DIM, " · ");
        };
        let style = match player {
            Player::First => NAME.bold(),
            Player::Second => WARN.bold(),
        };
        let [left, right] = if fours.contains(&(row, column)) {
            ['*', '*']
        } else if newest == Some((row, column)) && fours.is_empty() {
            ['(', ')']
        } else {
            [' ', ' ']
        };
        paint(style, format!("{left}{}{right}", mark(player)))
    };
    let row = |row: usize| {
        let squares = (0..board.size.columns()).map(|column| square(row, column));
        format!("    {}\n", squares.collect::<String>())
    };
    let rows: String = (0..board.size.rows()).rev().map(row).collect();
    let numbers = (1..=board.size.columns()).map(|number| format!(" {number} "));
    format!("{rows}    {}\n", paint(DIM, numbers.collect::<String>()))
}
