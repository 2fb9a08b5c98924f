//! mistake: The diagonals are marked and never moved.
//! says: both diagonals move by one column: shift falling and rising
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling | bit, rising | bit);
