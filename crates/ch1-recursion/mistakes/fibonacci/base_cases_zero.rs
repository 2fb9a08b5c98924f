//! mistake: Both base cases are 0, so there is nothing to add.
//! says: fibonacci(1): yours returned 0, and it should be 1. A sum of nothing but zeros is 0; fib(1) is 1.
// ANCHOR: plain
if n < 2 { 0 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
