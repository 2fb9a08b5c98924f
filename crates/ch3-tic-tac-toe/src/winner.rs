//! Who has won? Eight lines, and three equal marks on one of them.

use game::Player;

use crate::board::TicTacToe;

/// The player who holds three squares of a row, a column or a diagonal, if anybody does.
// ANCHOR: winner
pub fn winner(board: &TicTacToe) -> Option<Player> {
    // ANCHOR: body todo!("three equal marks in a row, in a column or on a diagonal; three empty squares win nothing")
    let s = &board.squares;
    for i in 0..3 {
        if s[i][0].is_some() && s[i][0] == s[i][1] && s[i][0] == s[i][2] {
            return s[i][0];
        }
    }
    for i in 0..3 {
        if s[0][i].is_some() && s[0][i] == s[1][i] && s[0][i] == s[2][i] {
            return s[0][i];
        }
    }
    if s[0][0].is_some() && s[0][0] == s[1][1] && s[0][0] == s[2][2] {
        return s[0][0];
    }
    if s[0][2].is_some() && s[0][2] == s[1][1] && s[0][2] == s[2][0] {
        return s[0][2];
    }
    None
    // ANCHOR_END: body
}
// ANCHOR_END: winner
