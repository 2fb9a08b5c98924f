//! mistake: Splits in three and forgets one.
//! says: [1, 2, 3, 4] was split into [1, 2] and []: 3 and 4 are in no part.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let k = numbers.len().div_ceil(3); sum_by_halves(&numbers[..k]) + sum_by_halves(&numbers[2 * k..]) }
