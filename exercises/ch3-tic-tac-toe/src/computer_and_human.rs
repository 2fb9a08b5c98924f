//! Two functions that call each other: the best move for the computer depends on the best reply for
//! the human, and the other way round.
//!
//! Both work on one board. `look_ahead` copies the board for every move. Here the search makes a
//! move, examines the new position, and takes the move back: on return the board is as it was on
//! entry. Values are from the computer's side: 1 if it can force a win, −1 if the human can, 0 if
//! neither can.
//!
//! You can use the methods of [`Grid`]: `place(cell, side)`, `take_back(cell)`, `is_empty(cell)`,
//! `is_full()` and `has_won(side)`, with cells from 1 to 9. `Value` is an `i32`. The grid is in
//! `given/grid.rs`.

use call_trace::traced;
use game::Value;

use crate::grid::{Grid, Side};

/// The computer wins.
pub const COMPUTER_WIN: Value = 1;
/// The game is a draw.
pub const DRAW: Value = 0;
/// The human wins.
pub const COMPUTER_LOSS: Value = -1;

/// Returns the first cell with which `side` wins at once, or `None` if there is no such cell.
/// Leaves the board unchanged.
pub fn immediate_win(grid: &mut Grid, side: Side) -> Option<usize> {
    todo!("the first cell with which side wins at once")
}

/// Returns the best value for the computer when it moves, and the cell it marks. On a full board
/// these are [`DRAW`] and `None`.
///
/// The game has no winner yet. If the computer can win at once, the function does not search
/// further. If several cells are equally good, it takes the first. The tests count the calls and
/// the marks: apart from tests for a win, a search marks no cell twice. It may stop when no better
/// value is possible.
#[traced(skip(grid))]
pub fn find_computer_move(grid: &mut Grid) -> (Value, Option<usize>) {
    todo!("the best for the computer, and its cell")
}

/// Returns the best value for the human when they move, which is the smallest value, and the cell.
#[traced(skip(grid))]
pub fn find_human_move(grid: &mut Grid) -> (Value, Option<usize>) {
    todo!("the best for the human, and their cell")
}
