//! The solver of the crate `connect-four-ai`, by Benjamin Rall, without its opening book. This module needs the feature
//! `all-peers`.
//!
//! The solver knows one board, of 7 columns and 6 rows. It finds the value and the number of moves to the end of the game, with
//! null windows, a table of its own and the same rules for threats as [`connect_four::solver`].

use ::connect_four_ai::{Position, Solver};
use connect_four::board::ConnectFour;
use connect_four::solver::Solution;
use game::{Board, Player};

/// The name of the peer.
pub const NAME: &str = "connect-four-ai, no book";

/// Solves a position with an empty table.
///
/// # Panics
///
/// If the board is not 7 × 6.
pub fn solve(board: &ConnectFour) -> Solution {
    solve_with(&mut Solver::empty(), board)
}

/// As [`solve`], with the table of an earlier search.
pub fn solve_with(solver: &mut Solver, board: &ConnectFour) -> Solution {
    if board.done() {
        let value = board.evaluate().signum();
        return Solution { value, nodes: 1 };
    }
    // The solver's mark for the player to move is x.
    let to_move = board.to_move();
    let marks = (0..6).rev().flat_map(|row| {
        (0..7).map(move |column| match board.holder(row, column) {
            None => '.',
            Some(player) if player == to_move => 'x',
            Some(_) => 'o',
        })
    });
    let position = Position::from_board_string(&marks.collect::<String>()).expect("42 squares");
    let score = i32::from(solver.solve(&position).signum());
    Solution {
        value: match to_move {
            Player::First => score,
            Player::Second => -score,
        },
        // A win at once is found without a search: then the position is the only node.
        nodes: solver.explored_positions.max(1) as u64,
    }
}
