//! The evaluation of unfinished positions. An evaluation can be wrong, which makes a search necessary.

use game::{Player, Value};

use crate::board::{ConnectFour, DIRECTIONS};

/// A bound: every unfinished position is worth less.
const WIN: Value = 10_000;

/// The worth of none to four discs in a line, if the other player has none in it.
const DISCS: [Value; 5] = [0, 1, 4, 16, 64];

/// Returns the value of a line with this number of discs of each player. It is 0 if both have discs in it.
pub(crate) fn line(first: u32, second: u32) -> Value {
    match (first, second) {
        (first, 0) => DISCS[first as usize],
        (0, second) => -DISCS[second as usize],
        _ => 0,
    }
}

/// Returns the value of a game that was won after this number of moves. An earlier win is better for the winner.
pub fn won(winner: Player, moves_done: u32) -> Value {
    let value = WIN - moves_done as Value;
    match winner {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Returns the number of the winning move from the value of a win, or `None` if the value does not belong to a win.
pub fn ends_with_move(value: Value) -> Option<u32> {
    let move_number = WIN - value.checked_abs()?;
    u32::try_from(move_number)
        .ok()
        .filter(|&number| number <= 42)
}

/// Counts the lines of four squares that a player can still fill. A line with two discs is worth 4, a line with three 16. The
/// evaluation reads each square of up to 69 lines. It ignores who moves, and whether a square can be reached.
// ANCHOR: open_lines
pub fn open_lines(board: &ConnectFour) -> Value {
    let mut value = 0;
    for row in 0..board.size.rows() as isize {
        for column in 0..board.size.columns() as isize {
            for (up, right) in DIRECTIONS {
                let (last_row, last_column) = (row + 3 * up, column + 3 * right);
                let is_inside = last_row < board.size.rows() as isize
                    && (0..board.size.columns() as isize).contains(&last_column);
                if !is_inside {
                    continue;
                }
                let mut discs = [0, 0];
                for step in 0..4 {
                    match board.holder(row + step * up, column + step * right) {
                        Some(Player::First) => discs[0] += 1,
                        Some(Player::Second) => discs[1] += 1,
                        None => {}
                    }
                }
                value += line(discs[0], discs[1]);
            }
        }
    }
    value
}
// ANCHOR_END: open_lines

/// Counts the discs, each with its distance from the edge: one in a middle column is worth most. A board of 7 columns has the
/// worths 1, 2, 3, 4, 3, 2 and 1.
pub fn middle_discs(board: &ConnectFour) -> Value {
    let columns = board.size.columns();
    let worth = |column: usize| 1 + column.min(columns - 1 - column) as Value;
    let squares = board.squares.iter().flat_map(|row| row.iter().enumerate());
    squares
        .map(|(column, holder)| match holder {
            Some(Player::First) => worth(column),
            Some(Player::Second) => -worth(column),
            None => 0,
        })
        .sum()
}
