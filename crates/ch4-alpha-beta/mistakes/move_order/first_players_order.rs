//! mistake: O's moves are sorted as X's are, the largest value first.
//! says: MIN wants small values, and yours sorts MIN's moves as MAX's: it tries its worst first.
// ANCHOR: by_value
-board.play(mv).evaluate()
// ANCHOR_END: by_value
