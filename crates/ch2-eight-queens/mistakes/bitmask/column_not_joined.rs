//! mistake: The new bit is not put into columns.
//! says: has the same columns as the call above it: the new queen
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns, (falling | bit) << 1, (rising | bit) >> 1);
