//! mistake: The ways of the last column alone are returned.
//! says: bitmask(8): yours returned 0, and it should be 92. Only the last free column counts: add up the ways of all of them.
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways = place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
