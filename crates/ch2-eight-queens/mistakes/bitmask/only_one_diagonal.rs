//! mistake: One diagonal is handed on without the new queen.
//! says: the new queen is missing in rising
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, rising >> 1);
