//! mistake: fib(2) is 2 by a base case that goes too far.
//! says: fib(2) is 1, not 2
// ANCHOR: plain
if n <= 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
