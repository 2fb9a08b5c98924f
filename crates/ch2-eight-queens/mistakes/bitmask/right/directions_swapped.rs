//! right: falling and rising have changed their roles.
//! told: Right, and mirrored: with you falling moves to lower bits
// CHANGE: body
-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) >> 1, (rising | bit) << 1);
