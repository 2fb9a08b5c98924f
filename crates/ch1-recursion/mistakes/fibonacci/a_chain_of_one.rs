//! mistake: Asks for the number before it alone.
//! says: fib(2) is 1, not 2
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + 1 }
// ANCHOR_END: plain
