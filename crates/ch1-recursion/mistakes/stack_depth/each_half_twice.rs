//! mistake: Sums each half twice and takes the larger answer.
//! says: made 4 calls: two parts, each summed once.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left).max(sum_by_halves(left)) + sum_by_halves(right).max(sum_by_halves(right))
