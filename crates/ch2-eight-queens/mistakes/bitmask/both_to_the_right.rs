//! mistake: Both diagonals move to the right.
//! says: one diagonal goes left and one goes right
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) >> 1);
