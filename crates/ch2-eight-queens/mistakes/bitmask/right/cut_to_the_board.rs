//! right: The diagonals are cut to the board as they are handed on.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, ((falling | bit) << 1) & full, (rising | bit) >> 1);
