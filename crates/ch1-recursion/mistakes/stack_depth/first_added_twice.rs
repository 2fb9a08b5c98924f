//! mistake: The first number is added twice.
//! says: [3, 4] heard 4 from the others, and made 10 of it. Its own number is 3.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, rest @ ..] => first + first + sum_by_ones(rest),
