//! mistake: Subtracts.
//! says: [3, 4] heard 3 and 4, and made 1 of it. The answers of the two parts, added up, are its own.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => { let (l, r) = numbers.split_at(numbers.len() / 2); sum_by_halves(l).abs_diff(sum_by_halves(r)) }
