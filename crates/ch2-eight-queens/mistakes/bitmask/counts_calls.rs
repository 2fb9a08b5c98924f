//! mistake: Every call counts.
//! says: these are all calls
// CHANGE: body
- let mut ways = 0;
+ let mut ways = 1;

-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
