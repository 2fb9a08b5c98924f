//! mistake: Both diagonals are shifted the same way.
//! says: 2 113, not 92
//! says: one diagonal goes left and one goes right: they move opposite ways.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) << 1);
