//! mistake: Only moves that end the game are put first.
//! says: Yours gives the moves of [3, 8, 5] the same rank. Play each move, and rank it by what the new board is worth.
// ANCHOR: by_value
i32::from(!board.play(mv).done())
// ANCHOR_END: by_value
