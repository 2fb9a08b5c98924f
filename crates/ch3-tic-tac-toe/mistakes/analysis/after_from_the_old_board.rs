//! mistake: Plays the move and asks about the old board.
//! says: The values of the two boards change nothing in your verdict: ask value_of for both.
// CHANGE: verdict
- let after = value_of(&board.play(mv), known);
+ let after = value_of(board, known);
