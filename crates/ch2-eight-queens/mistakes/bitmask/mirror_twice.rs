//! mistake: Half of the first row is searched and counted twice.
//! says: the middle column has no mirror image
// CHANGE: body
// CHANGE: bitmask
-     place_row(full, 0, 0, 0)
+     let half = (1 << (n / 2)) - 1;
+     (0..n)
+         .map(|col| 1 << col)
+         .filter(|bit| bit & half != 0)
+         .map(|bit| 2 * place_row(full, bit, bit << 1, bit >> 1))
+         .sum()
