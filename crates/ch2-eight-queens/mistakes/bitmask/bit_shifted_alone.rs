//! mistake: `<<` binds before `|`, so only the new bit is shifted.
//! says: bitmask(8): yours returned 0, and it should be 92. The older queens' diagonals stay where they are: `falling | bit << 1` shifts `bit` alone.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, falling | bit << 1, rising | bit >> 1);
