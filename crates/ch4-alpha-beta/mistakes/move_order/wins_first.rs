//! mistake: Only moves that end the game are put first.
//! says: is wanted
// ANCHOR: by_value
i32::from(!board.play(mv).done())
// ANCHOR_END: by_value
