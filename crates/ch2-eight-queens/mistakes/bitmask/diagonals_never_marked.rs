//! mistake: Old diagonals wander on, but the new queen is only put into the columns.
//! says: bitmask(8): yours returned 40 320, and it should be 92. A queen takes two diagonals besides its column.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling << 1, rising >> 1);
