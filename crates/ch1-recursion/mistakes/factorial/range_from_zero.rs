//! mistake: Takes 0 for one of the factors, and answers for 0 apart.
//! says: factorial(1): yours returned 0, and it should be 1. A factor is 0. The factors are 1, 2, … up to n itself.
// ANCHOR: body
if n == 0 { return 1; }
(0..=n).product()
// ANCHOR_END: body
