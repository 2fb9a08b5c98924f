//! mistake: By ones from the back, one call for each and one more for all.
//! says: 8 elements: 255 calls where 15 suffice: each part is summed once. (The sum is right.)
// CHANGE: ones
-     _ => {
-         let (first, rest) = numbers.split_at(1);
-         sum_by_ones(first) + sum_by_ones(rest)
-     }
+     _ => { let _ = sum_by_ones(&numbers[1..]); numbers[0] + sum_by_ones(&numbers[1..]) }
