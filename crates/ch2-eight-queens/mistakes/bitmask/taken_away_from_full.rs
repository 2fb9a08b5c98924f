//! mistake: The taken columns are subtracted from full.
//! says: Bits are left out with & and !, not subtracted
// CHANGE: body
- let mut free = full & !(columns | falling | rising);
+ let mut free = full - (columns | falling | rising);

-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
