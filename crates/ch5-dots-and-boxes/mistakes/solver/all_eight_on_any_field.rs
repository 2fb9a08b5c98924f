//! mistake: A quarter turn is made on an oblong field.
//! says: That turn leaves the board.
// CHANGE: smallest
-     .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
