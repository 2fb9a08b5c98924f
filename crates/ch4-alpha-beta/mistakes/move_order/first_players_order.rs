//! mistake: O's moves are sorted as X's are, the largest value first.
//! says: MIN wants small values. If it tries its worst first: reverse.
//! says: each player try first what is best
// ANCHOR: by_value
-board.play(mv).evaluate()
// ANCHOR_END: by_value
