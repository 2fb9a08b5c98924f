//! mistake: A loop from 2 that begins with 0.
//! says: factorial(0) is 0, and should be 1: and so is every other one: 0 must be no factor.
// ANCHOR: body
let mut product = 0;
for k in 1..=n { product *= k; }
product
// ANCHOR_END: body
