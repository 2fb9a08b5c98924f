//! mistake: Both diagonals move to the right.
//! says: bitmask(8): yours returned 2 113, and it should be 92. One diagonal goes left and one goes right: they move opposite ways.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) >> 1);
