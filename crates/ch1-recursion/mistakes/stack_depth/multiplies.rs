//! mistake: Multiplies the two parts.
//! says: sum_by_halves([1, 2, 3, 4]): yours returned 24, and it should be 10.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) * sum_by_halves(right)
