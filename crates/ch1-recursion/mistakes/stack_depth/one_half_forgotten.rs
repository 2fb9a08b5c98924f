//! mistake: Only the left half is summed; the right one is split off and dropped.
//! says: sum_by_halves([1, 2, 3, 4]): yours returned 1, and it should be 10. The right part was split off and never summed.
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let (left, _right) = numbers.split_at(numbers.len() / 2);
+         sum_by_halves(left)
