//! mistake: Free forgets the columns.
//! says: column
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(falling | rising);

-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
