//! What a position is worth that is not over yet. An evaluation can be wrong; that is what makes a search necessary.

use game::{Player, Value};

use crate::board::{ConnectFour, DIRECTIONS};

/// More than any unfinished position is worth.
const WIN: Value = 10_000;

/// What one, two or three discs in a line are worth, if the other player has none in it.
const DISCS: [Value; 4] = [0, 1, 4, 16];

/// The value of a line that holds so many discs of each player, at most three of one: nothing once both have one there.
pub(crate) fn line(first: u32, second: u32) -> Value {
    match (first, second) {
        (first, 0) => DISCS[first as usize],
        (0, second) => -DISCS[second as usize],
        _ => 0,
    }
}

/// The value of a game that was won after so many moves: the sooner, the better for the winner.
pub fn won(winner: Player, moves_done: u32) -> Value {
    let value = WIN - moves_done as Value;
    match winner {
        Player::First => value,
        Player::Second => -value,
    }
}

/// The number of the move that wins, from the value of a win; none if the value is not that of a win.
pub fn ends_with_move(value: Value) -> Option<u32> {
    let move_number = WIN - value.checked_abs()?;
    u32::try_from(move_number)
        .ok()
        .filter(|&number| number <= 42)
}

/// Counts the lines of four squares that a player can still fill. A line with two discs is worth 4, one with three 16.
/// Asks about each square of up to 69 lines. It does not see who moves, nor whether a square can be reached.
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
