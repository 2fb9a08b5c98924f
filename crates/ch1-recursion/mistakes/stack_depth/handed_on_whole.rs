//! mistake: The first element is added, and the call is about all of them again.
//! says: [1, 2, 3, 4] was handed on whole: each call must be about a part.
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     [first, ..] => first + sum_by_ones(numbers),
