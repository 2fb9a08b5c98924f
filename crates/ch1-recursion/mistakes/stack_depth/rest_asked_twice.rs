//! mistake: To be safe the sum of the rest is asked twice.
//! says: 2 elements: 4 calls where 3 suffice: sum_by_ones([1, 2]) made 3 calls: two parts, each summed once. (The sum is right.)
// CHANGE: ones
-         sum_by_ones(first) + sum_by_ones(rest)
+         if sum_by_ones(rest) == 0 {
+             sum_by_ones(first)
+         } else {
+             sum_by_ones(first) + sum_by_ones(rest)
+         }
