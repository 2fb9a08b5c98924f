//! A hunt: a game against the computer, based on a page on the web. Other faults of that page are
//! repaired here.
//!
//! It plays well, and you would hardly notice its three bugs in a game: one in the search, one in
//! the prompt, one at the end.
//!
//! You can use the methods of [`Grid`], `typed.number()` for a word that is a number, and
//! `typed.skip()` to remove any word. They are in `given/grid.rs` and `given/typed.rs`.

use call_trace::traced;
use game::Value;

use crate::computer_and_human::{COMPUTER_LOSS, COMPUTER_WIN, DRAW};
use crate::grid::{Grid, Side};
use crate::typed::Typed;

/// Plays a game to its end, the human first, and returns all lines that the program prints.
///
/// The game starts from the position on the grid. The last line gives the result: `You have won.`,
/// `I have won.` or `A draw.` If the input ends first, the game ends too.
///
/// The tests call the search for every position from the fourth mark on.
pub fn human_first(grid: &mut Grid, typed: &mut Typed) -> String {
    let mut said = String::new();
    let mut result = None;
    while result.is_none() {
        let Some(cell) = ask(grid, typed) else {
            return said + "The input has ended.\n";
        };
        grid.place(cell, Side::Human);
        said += &format!("You mark {cell}.\n");
        if grid.has_won(Side::Human) {
            result = Some(COMPUTER_LOSS);
        } else if !grid.is_full() {
            let (_, cell) = find_computer_move(grid);
            grid.place(cell, Side::Computer);
            said += &format!("I mark {cell}.\n");
            if grid.has_won(Side::Computer) {
                result = Some(COMPUTER_WIN);
            } else if grid.is_full() {
                result = Some(DRAW);
            }
        } else {
            result = Some(DRAW);
        }
    }
    said += "The game is over.\n";
    // ANCHOR: announced
    // the result is known
    // ANCHOR_END: announced
    said
}

/// Asks the human for a cell until the typed cell is an empty one.
pub fn ask(grid: &Grid, typed: &mut Typed) -> Option<usize> {
    // ANCHOR: asked
    let mut cell = 0;
    loop {
        cell = typed.number().unwrap_or(cell);
        if grid.is_empty(cell) {
            return Some(cell);
        }
    }
    // ANCHOR_END: asked
}

/// Returns the best value for the computer when it moves, and the cell it marks, which is the first
/// of several equally good cells. The board is not full.
#[traced(skip(grid), returns(value, _))]
pub fn find_computer_move(grid: &mut Grid) -> (Value, usize) {
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, cell);
    }
    // ANCHOR: computer_start
    let mut value = COMPUTER_LOSS;
    let mut best_move = 1;
    // ANCHOR_END: computer_start
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let response_value = if grid.is_full() {
                DRAW
            } else {
                find_human_move(grid).0
            };
            grid.take_back(cell);
            if response_value > value {
                value = response_value;
                best_move = cell;
            }
        }
    }
    (value, best_move)
}

/// Returns the best value for the human when they move, and the cell they mark, which is the first
/// of several equally good cells. The board is not full.
#[traced(skip(grid), returns(value, _))]
pub fn find_human_move(grid: &mut Grid) -> (Value, usize) {
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_LOSS, cell);
    }
    // ANCHOR: human_start
    let mut value = COMPUTER_WIN;
    let mut best_move = 1;
    // ANCHOR_END: human_start
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            let response_value = if grid.is_full() {
                DRAW
            } else {
                find_computer_move(grid).0
            };
            grid.take_back(cell);
            if response_value < value {
                value = response_value;
                best_move = cell;
            }
        }
    }
    (value, best_move)
}

fn immediate_win(grid: &mut Grid, side: Side) -> Option<usize> {
    (1..=9).find(|&cell| {
        grid.is_empty(cell) && {
            grid.place(cell, side);
            let won = grid.has_won(side);
            grid.take_back(cell);
            won
        }
    })
}
