//! mistake: Everything that is not best throws away a win.
//! says: compare outcomes first.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after { Verdict::Best } else { Verdict::ThrowsAwayAWin }
// ANCHOR_END: verdict
