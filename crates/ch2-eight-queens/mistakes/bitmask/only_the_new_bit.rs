//! mistake: The new queen's bit is shifted, the words of the older queens are dropped.
//! says: 5 242, not 92
//! says: older queens forgotten; shift `falling | bit`
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, bit << 1, bit >> 1);
