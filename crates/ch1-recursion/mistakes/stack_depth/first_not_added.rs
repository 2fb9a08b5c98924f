//! mistake: The first number is split off and not added.
//! says: [3, 4] heard 4 from the others, and made 4 of it. Its own number is 3.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [_, rest @ ..] => sum_by_ones(rest),
