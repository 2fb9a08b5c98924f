//! mistake: Exchanges the two.
//! says: Check what there was to be thrown away: a win or a draw.
// CHANGE: verdict
- let before = value_of(board, known);
- let after = value_of(&board.play(mv), known);
+ let after = value_of(board, known);
+ let before = value_of(&board.play(mv), known);
