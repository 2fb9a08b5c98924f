//! mistake: The first and the last number are taken, and the middle is halved.
//! says: sum_by_halves of 8 numbers: yours went 5 frames deep, and it should go 4 deep. Split in the middle, then split both halves in the same way. (The sum is right.)
// CHANGE: halves
-     _ => {
-         let (left, right) = numbers.split_at(numbers.len() / 2);
-         sum_by_halves(left) + sum_by_halves(right)
-     }
+     [first, middle @ .., last] => first + sum_by_halves(middle) + last,
