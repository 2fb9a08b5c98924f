//! mistake: fib(2) is 2 by a base case that goes too far.
//! says: fibonacci(2): yours returned 2, and it should be 1. From fib(2) on your numbers are shifted by one: fib(2) is the sum of 0 and 1.
// ANCHOR: plain
if n <= 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
