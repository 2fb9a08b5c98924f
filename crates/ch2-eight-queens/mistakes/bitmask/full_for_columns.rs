//! mistake: full and columns change places in the call.
//! says: Is full handed on for columns?
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(columns | bit, full, (falling | bit) << 1, (rising | bit) >> 1);
