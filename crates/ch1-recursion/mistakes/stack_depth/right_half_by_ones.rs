//! mistake: The right half is handed to the other function, which goes down one by one.
//! says: sum_by_halves of 8 numbers: yours went 5 frames deep, and it should go 4 deep. A part went to sum_by_ones. Both halves are summed by halves. (The sum is right.)
// CHANGE: halves
-         sum_by_halves(left) + sum_by_halves(right)
+         sum_by_halves(left) + sum_by_ones(right)
