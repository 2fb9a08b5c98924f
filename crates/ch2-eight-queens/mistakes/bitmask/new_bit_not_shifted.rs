//! mistake: The older queens' words are shifted, the new bit joins them unshifted.
//! says: bitmask(8): yours returned 1 686, and it should be 92. A queen's diagonals reach the next row one column away: shift the new bit too.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling << 1 | bit, rising >> 1 | bit);
