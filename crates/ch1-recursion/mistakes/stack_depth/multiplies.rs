//! mistake: Multiplies the two parts.
//! says: sum of [1, 2, 3, 4] is 10, not 24
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) * sum_by_halves(right)
