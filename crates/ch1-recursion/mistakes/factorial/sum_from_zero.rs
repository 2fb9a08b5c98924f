//! mistake: The sum of 1 to n, with the sum's base value.
//! says: factorial(0): yours returned 0, and it should be 1. The empty product is 1. (And from 1! on yours are sums
// ANCHOR: body
if n == 0 { 0 } else { n + factorial(n - 1) }
// ANCHOR_END: body
