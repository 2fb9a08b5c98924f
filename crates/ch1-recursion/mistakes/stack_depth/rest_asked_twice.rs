//! mistake: To be safe the sum of the rest is asked twice.
//! says: sum_by_ones of 2 numbers: yours made 4 calls, and it should make 3. sum_by_ones([1, 2]) made 3 calls: two parts, each summed once. (The sum is right.)
// CHANGE: ones
-         sum_by_ones(first) + sum_by_ones(rest)
+         if sum_by_ones(rest) == 0 {
+             sum_by_ones(first)
+         } else {
+             sum_by_ones(first) + sum_by_ones(rest)
+         }
