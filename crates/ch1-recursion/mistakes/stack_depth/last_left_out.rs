//! mistake: Ends before the last number.
//! says: the sum of [1, 2, 3, 4]: yours returned 3, and it should be 10. [1, 2, 3, 4] handed on [2, 3], and [1, 4] are left: is each of them added?
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ .., _] => first + sum_by_ones(rest),
