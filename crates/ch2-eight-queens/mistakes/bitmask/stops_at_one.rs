//! mistake: Stops when a way was found.
//! says: bitmask(8): yours returned 1, and it should be 92. It returns 1 wherever there is a way: add up the ways of all free columns.
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
