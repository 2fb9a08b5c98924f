//! mistake: Multiplies where it should add.
//! says: fibonacci(2): yours returned 0, and it should be 1. fib(2) heard 1 and 0, and made 0 of it. It is their sum.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) * fibonacci(n - 2) }
// ANCHOR_END: plain
