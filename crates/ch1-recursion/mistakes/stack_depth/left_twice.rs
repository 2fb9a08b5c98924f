//! mistake: Sums the left half twice.
//! says: sum of [1, 2, 3, 4] is 10, not 4: [1, 2, 3, 4] made two calls, and both about [1, 2].
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         let _ = right;
+         sum_by_halves(left) + sum_by_halves(left)
