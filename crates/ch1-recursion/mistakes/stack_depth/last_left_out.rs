//! mistake: Ends before the last number.
//! says: sum_by_ones([1, 2, 3, 4]): yours returned 3, and it should be 10.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ .., _] => first + sum_by_ones(rest),
