//! mistake: Hands the whole list to the other function.
//! says: sum_by_ones of 8 numbers: yours went 5 frames deep, and it should go 8 deep. The others went to sum_by_halves. All of them are left to one call of sum_by_ones. (The sum is right.)
// ANCHOR: ones
sum_by_halves(numbers)
// ANCHOR_END: ones
