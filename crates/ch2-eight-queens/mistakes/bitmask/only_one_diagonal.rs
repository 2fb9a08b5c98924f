//! mistake: One diagonal is handed on without the new queen.
//! says: bitmask(8): yours returned 2 113, and it should be 92. The new queen is missing in rising: her bit joins both diagonals.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, rising >> 1);
