//! mistake: The number in the middle belongs to both halves.
//! says: was split into
// CHANGE: halves
+     [a, b] => a + b,
      _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         sum_by_halves(&numbers[..=mid]) + sum_by_halves(&numbers[mid..])
