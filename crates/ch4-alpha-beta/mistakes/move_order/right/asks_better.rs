//! right: The board is asked which of two values is better.
// ANCHOR: by_value
    let value = board.play(mv).evaluate();
    if board.better(1, 0) { -value } else { value }
// ANCHOR_END: by_value
