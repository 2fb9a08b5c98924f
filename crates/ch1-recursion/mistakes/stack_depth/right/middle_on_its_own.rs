//! right: The middle number is added on its own, and no empty part is summed.
//! told: frames deep. By halves:
// CHANGE: halves
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
+         let mid = numbers.len() / 2;
+         let (left, right) = (&numbers[..mid], &numbers[mid + 1..]);
+         let right = if right.is_empty() { 0 } else { sum_by_halves(right) };
+         sum_by_halves(left) + numbers[mid] + right
