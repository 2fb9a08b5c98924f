//! mistake: The smallest value comes first for both.
//! says: MAX wants large values, and low ranks are tried first: turn the sign for MAX.
// ANCHOR: by_value
board.play(mv).evaluate()
// ANCHOR_END: by_value
