//! mistake: Recursion on the left half, a loop for the right one.
//! says: made one call only, for one half: the other half is summed by halves, too. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + right.iter().sum::<u64>()
