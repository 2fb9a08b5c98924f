//! mistake: Free forgets one diagonal.
//! says: was not free
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full & !(columns | rising);

-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
