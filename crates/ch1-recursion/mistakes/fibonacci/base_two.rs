//! mistake: fib(2) is 2 by a base case that goes too far.
//! says: fib(2): yours returned 2, and it should be 1.
// ANCHOR: plain
if n <= 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
