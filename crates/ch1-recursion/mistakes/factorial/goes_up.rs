//! mistake: Goes up where the base case lies below.
//! says: factorial(1) called factorial(2): n must become smaller.
// ANCHOR: body
if n == 0 { 1 } else { n * factorial(n + 1) }
// ANCHOR_END: body
