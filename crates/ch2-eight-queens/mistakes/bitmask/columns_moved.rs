//! mistake: The columns move along.
//! says: a column goes straight down
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, (columns | bit) << 1, (falling | bit) << 1, (rising | bit) >> 1);
