//! mistake: Stops when a way was found.
//! says: it stops at the first way
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
+     if ways > 0 {
+         return ways;
  }
+ }
