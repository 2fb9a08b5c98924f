//! mistake: Takes what the new board is worth as it stands for the value after.
//! says: Whatever is known of the board after the move, the verdict is the same: ask value_of.
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = board.play(mv).evaluate();
