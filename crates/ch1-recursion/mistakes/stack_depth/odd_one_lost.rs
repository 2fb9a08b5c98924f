//! mistake: Two pieces of half the length; of an odd length, one number is left over.
//! says: was split into [5] and [6]: 8 is in no part.
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     _ => numbers.chunks_exact(numbers.len() / 2).take(2).map(sum_by_halves).sum(),
