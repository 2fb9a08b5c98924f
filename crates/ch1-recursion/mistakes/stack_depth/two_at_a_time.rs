//! mistake: Splits off two numbers at a time.
//! says: 8 elements: height 4, and should be 8: split off the first one
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [a, b] => a + b,
+     [a, b, rest @ ..] => a + b + sum_by_ones(rest),
