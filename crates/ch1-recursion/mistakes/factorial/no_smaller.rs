//! mistake: The call is about n itself, so it is no nearer the base case.
//! says: went
//! says: without reaching a base case
//! says: factorial(1) called factorial(1): each call must be nearer the base case.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n) }
// ANCHOR_END: body
