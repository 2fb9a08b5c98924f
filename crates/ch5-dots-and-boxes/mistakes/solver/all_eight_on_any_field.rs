//! mistake: A quarter turn is made on an oblong field.
//! says: Yours swaps rows and columns.
// CHANGE: smallest
-     .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
