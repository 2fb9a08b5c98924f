//! mistake: The left half ends one early.
//! says: [1, 2, 3, 4] was split into [1] and [3, 4]: 2 is in no part. Further on 3 went the same way.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let mid = numbers.len() / 2; sum_by_halves(&numbers[..mid - 1]) + sum_by_halves(&numbers[mid..]) }
