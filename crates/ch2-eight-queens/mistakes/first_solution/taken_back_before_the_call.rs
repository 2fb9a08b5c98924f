//! mistake: The queen is taken back before the rows below are tried.
//! says: place_row(1) was called while row 0 had no queen: a queen is placed before the call
// CHANGE: body
-         if place_row(row + 1, board, free) {
-             return true;
-         }

          free.falling[falling] = true;
+         if place_row(row + 1, board, free) {
+             return true;

+ }
  false
