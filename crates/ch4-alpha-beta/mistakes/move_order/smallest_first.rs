//! mistake: The smallest value comes first for both.
//! says: MAX wants large values, and low ranks are tried first.
// ANCHOR: by_value
board.play(mv).evaluate()
// ANCHOR_END: by_value
