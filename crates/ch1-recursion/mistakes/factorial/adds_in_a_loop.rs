//! mistake: Adds in a loop.
//! says: factorial(1): yours returned 2, and it should be 1. That is a sum. n is a factor, not a term: multiply, do not add.
// ANCHOR: body
let mut product = 1;
for k in 1..=n { product += k; }
product
// ANCHOR_END: body
