//! mistake: A square is mirrored and never turned.
//! says: A square can be turned, so rows and columns may be swapped.
// CHANGE: smallest
-     .filter(|symmetry| size.rows == size.cols || !symmetry.swaps)
+     .filter(|symmetry| !symmetry.swaps)
