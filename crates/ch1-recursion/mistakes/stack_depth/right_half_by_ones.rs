//! mistake: The right half is handed to the other function, which goes down one by one.
//! says: 8 elements: height 5 where 4 suffices
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + sum_by_ones(right)
