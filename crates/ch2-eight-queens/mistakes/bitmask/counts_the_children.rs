//! mistake: Each call counts as one way, and what it returns is not looked at.
//! says: Its calls return 0, 0, so 0 is wanted, and it returns 2.
// CHANGE: body
      free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += 1;
+     let _ = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
