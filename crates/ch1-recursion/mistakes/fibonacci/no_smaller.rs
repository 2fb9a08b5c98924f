//! mistake: Asks for n itself and subtracts afterwards.
//! says: without reaching a base case
//! says: fibonacci(2) called fibonacci(2): each call must be nearer the base cases.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n) - 1 + fibonacci(n) - 2 }
// ANCHOR_END: plain
