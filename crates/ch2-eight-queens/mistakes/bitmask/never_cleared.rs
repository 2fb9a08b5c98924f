//! mistake: The column that was tried stays free.
//! says: bitmask(1) does not end: each turn of the loop leaves one column fewer to try
// CHANGE: body
-     free ^= bit;
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
