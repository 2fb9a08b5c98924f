//! mistake: The first one is split off, and the others go to the other function.
//! says: sum_by_ones of 8 numbers: yours went 5 frames deep, and it should go 8 deep. The others went to sum_by_halves. All of them are left to one call of sum_by_ones. (The sum is right.)
// ANCHOR: ones
if numbers.len() < 2 { return numbers.iter().sum(); }
let (a, b) = numbers.split_at(1);
sum_by_ones(a) + sum_by_halves(b)
// ANCHOR_END: ones
// ANCHOR: halves
if numbers.len() < 2 { return numbers.iter().sum(); }
let mid = numbers.len() / 2;
let mut total = 0;
for n in &numbers[..mid] { total += n; }
total + sum_by_halves(&numbers[mid..])
// ANCHOR_END: halves
