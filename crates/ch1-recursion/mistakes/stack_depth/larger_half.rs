//! mistake: Takes the larger of the two answers.
//! says: [3, 4] heard 3 and 4, and made 4 of it. The answers of the two parts, added up, are its own.
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left).max(sum_by_halves(right))
