//! mistake: The diagonals move by two columns.
//! says: bitmask(8): yours returned 1 760, and it should be 92. From one row to the next a diagonal moves by one column.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 2, (rising | bit) >> 2);
