//! mistake: A move is only good or bad, compared with the board as it is.
//! says: is wanted
// ANCHOR: by_value
let value = board.play(mv).evaluate();
i32::from(!board.better(value, board.evaluate()))
// ANCHOR_END: by_value
