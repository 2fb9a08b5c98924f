//! mistake: Asks for the number before it alone.
//! says: fib(2): yours returned 2, and it should be 1.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + 1 }
// ANCHOR_END: plain
