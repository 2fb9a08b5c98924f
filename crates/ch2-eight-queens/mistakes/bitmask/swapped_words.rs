//! mistake: falling is handed on as rising and rising as falling
//! says: falling and rising are exchanged from row to row
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
