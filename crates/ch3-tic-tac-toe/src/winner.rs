//! Who has won? Eight lines, and three equal marks on one of them.
//!
//! You can use `board.squares`, three rows of three `Option<Player>`, which `==` compares. The
//! board is in `given/board.rs`.

use game::Player;

use crate::board::TicTacToe;

/// Returns the player who has marked all three squares of a row, a column or a diagonal, or `None`
/// if neither has.
///
/// The tests use all 5 478 positions that can occur in a game.
// ANCHOR: winner
pub fn winner(board: &TicTacToe) -> Option<Player> {
    // ANCHOR: body todo!("who holds a whole line, if anybody does")
    let s = &board.squares;
    let rows = (0..3).map(|i| [s[i][0], s[i][1], s[i][2]]);
    let columns = (0..3).map(|i| [s[0][i], s[1][i], s[2][i]]);
    let diagonals = [[s[0][0], s[1][1], s[2][2]], [s[0][2], s[1][1], s[2][0]]];
    for [a, b, c] in rows.chain(columns).chain(diagonals) {
        if a.is_some() && a == b && b == c {
            return a;
        }
    }
    None
    // ANCHOR_END: body
}
// ANCHOR_END: winner
