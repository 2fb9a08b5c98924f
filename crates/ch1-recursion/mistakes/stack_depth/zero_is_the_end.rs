//! mistake: A 0 is taken for the end of the list.
//! says: sum_by_ones([0, 1]): yours returned 0, and it should be 1.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [0, ..] => 0,
+     [first, rest @ ..] => first + sum_by_ones(rest),
