//! mistake: The new queen's bit is shifted, the words of the older queens are dropped.
//! says: bitmask(8): yours returned 5 242, and it should be 92. The older queens are forgotten: their diagonals go on, as the new queen's do.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, bit << 1, bit >> 1);
