//! mistake: Takes what the board is worth as it stands for the value before.
//! says: Whatever is known of the board before the move, the verdict is the same: ask value_of.
// CHANGE: verdict
- let before = value_of(board, known);
+ let before = board.evaluate();
