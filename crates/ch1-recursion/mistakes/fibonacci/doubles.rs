//! mistake: Doubles the one before.
//! says: fibonacci(2): yours returned 2, and it should be 1. fib(2) asked for fib(1) alone. It is the sum of two, fib(1) + fib(0).
// ANCHOR: plain
if n < 2 { n } else { 2 * fibonacci(n - 1) }
// ANCHOR_END: plain
