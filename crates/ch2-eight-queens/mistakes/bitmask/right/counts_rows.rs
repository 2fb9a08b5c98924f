//! right: The base case counts the queens.
// CHANGE: body
- if columns == full {
+ if columns.count_ones() == full.count_ones() {

-     ways += place_row(
-         full,
-         columns | bit,
-         (falling | bit) << 1,
-         (rising | bit) >> 1,
-     );
+     ways += place_row(full, columns | bit, (falling | bit) << 1, (rising | bit) >> 1);
