//! mistake: Counts the call itself, too.
//! says: fib(2) is 1, not 2: fib(2) heard 1 and 0, and made 2 of it. It is their sum.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 2) + 1 }
// ANCHOR_END: plain
