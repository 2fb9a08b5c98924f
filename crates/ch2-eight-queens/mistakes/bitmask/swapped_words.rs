//! mistake: falling is handed on as rising and rising as falling
//! says: bitmask(8): yours returned 0, and it should be 92. Falling and rising are exchanged from row to row: falling goes on as falling, shifted by `<<`, and rising as rising, by `>>`.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
