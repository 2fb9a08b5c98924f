//! mistake: Recursion on the left half, a loop for the right one.
//! says: sum_by_halves of 64 numbers: in yours sum_by_halves([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …] made one call, and it should make two. The other half is summed by halves as well. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + right.iter().sum::<u64>()
