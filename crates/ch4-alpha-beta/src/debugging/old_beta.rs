//! A hunt: chapter 3's two functions that call each other, now with alpha and beta. A web page
//! printed them like this, with one difference: there the best move starts as cell 1, which can be
//! occupied, and here as the first empty cell. In this file every value and every move is right.
//! The page printed no first call with a window. The tests use (−1, 1) for the first call.
//!
//! `Grid` and `immediate_win` are from chapter 3. You can use everything that this file uses, and
//! need no more.

use call_trace::traced;
use game::Value;
use tic_tac_toe::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN, DRAW, immediate_win};
use tic_tac_toe::grid::{Grid, Side};

/// Returns the best value for the computer when it moves, and the cell it marks, or `None` if the
/// board is full.
///
/// The computer is already sure of `alpha`, and the human will not allow more than `beta`. A value
/// outside this window is returned as the nearer end, unless it is from an immediate win or a full
/// board. The game has no winner yet. If no move is better than `alpha`, the cell can be any empty
/// one. The tests count the calls of a search that tries the cells from 1 to 9. You can also
/// rewrite both functions, and return the values outside the window as found.
#[traced(skip(grid), window(alpha, beta))]
pub fn find_computer_move(grid: &mut Grid, alpha: Value, beta: Value) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut value = alpha;
    let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
    for cell in 1..=9 {
        if value >= beta {
            break;
        }
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (response_value, _) = find_human_move(grid, value, beta);
            grid.take_back(cell);
            if response_value > value {
                value = response_value;
                best_move = Some(cell);
            }
        }
    }
    (value, best_move)
}

/// Returns the best value for the human when they move, which is the smallest value, and the cell.
#[traced(skip(grid), window(alpha, beta))]
pub fn find_human_move(grid: &mut Grid, alpha: Value, beta: Value) -> (Value, Option<usize>) {
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_LOSS, Some(cell));
    }
    let mut value = beta;
    let mut best_move = (1..=9).find(|&cell| grid.is_empty(cell));
    for cell in 1..=9 {
        if value <= alpha {
            break;
        }
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            // ANCHOR: computer
            let (response_value, _) = find_computer_move(grid, alpha, beta);
            // ANCHOR_END: computer
            grid.take_back(cell);
            if response_value < value {
                value = response_value;
                best_move = Some(cell);
            }
        }
    }
    (value, best_move)
}
