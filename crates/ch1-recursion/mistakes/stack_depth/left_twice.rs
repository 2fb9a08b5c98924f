//! mistake: Sums the left half twice.
//! says: the sum of [1, 2, 3, 4]: yours returned 4, and it should be 10. [1, 2, 3, 4] made two calls, and both about [1, 2].
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         let _ = right;
+         sum_by_halves(left) + sum_by_halves(left)
