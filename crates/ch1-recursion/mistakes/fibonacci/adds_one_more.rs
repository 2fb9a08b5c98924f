//! mistake: Counts the call itself, too.
//! says: fibonacci(2): yours returned 2, and it should be 1. fib(2) heard 1 and 0, and made 2 of it. It is their sum.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) + 1 }
// ANCHOR_END: plain
