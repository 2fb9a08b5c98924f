//! mistake: A move is only good or bad, compared with the board as it is.
//! says: Yours gives 3, 8 and 5 the same rank, and a win and a draw different ones. A value can be any number: rank by the value itself.
// ANCHOR: by_value
let value = board.play(mv).evaluate();
i32::from(!board.better(value, board.evaluate()))
// ANCHOR_END: by_value
