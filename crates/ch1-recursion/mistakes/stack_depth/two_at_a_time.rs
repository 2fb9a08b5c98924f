//! mistake: Splits off two numbers at a time.
//! says: sum_by_ones of 8 numbers: yours went 4 frames deep, and it should go 8 deep. Split off the first one, and leave all the others to one call. (The sum is right.)
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [a, b] => a + b,
+     [a, b, rest @ ..] => a + b + sum_by_ones(rest),
