//! mistake: Takes 0 for one of the factors, and answers for 0 apart.
//! says: factorial(1) is 0, and should be 1: a factor is 0. The factors are 1, 2, … up to n itself.
// ANCHOR: body
if n == 0 { return 1; }
(0..=n).product()
// ANCHOR_END: body
