//! mistake: A number that comes twice is added once.
//! says: sum_by_ones([1, 1]): yours returned 1, and it should be 2.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ ..] if rest.contains(first) => sum_by_ones(rest),
+     [first, rest @ ..] => first + sum_by_ones(rest),
