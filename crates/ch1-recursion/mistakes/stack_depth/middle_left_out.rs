//! mistake: The element in the middle is in neither half.
//! says: [1, 2, 3, 4] was split into [1, 2] and [4]: 3 is in no part. Further on 2 went the same way.
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         sum_by_halves(&numbers[..mid]) + sum_by_halves(&numbers[mid + 1..])
