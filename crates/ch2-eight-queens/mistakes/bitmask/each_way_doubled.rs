//! mistake: The ways of each column are doubled.
//! says: Its calls return 1, so 1 is wanted, and it returns 2.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += 2 * place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
