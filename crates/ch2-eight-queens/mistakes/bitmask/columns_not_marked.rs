//! mistake: The new queen is not put into the columns.
//! says: columns
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns, (falling | bit) << 1, (rising | bit) >> 1);
