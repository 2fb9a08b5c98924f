//! mistake: A loop from 2 that begins with 0.
//! says: factorial(0): yours returned 0, and it should be 1. Every result of yours is 0. Begin with 1
// ANCHOR: body
let mut product = 0;
for k in 1..=n { product *= k; }
product
// ANCHOR_END: body
