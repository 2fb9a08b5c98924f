//! mistake: Subtracts.
//! says: fib(3) is 2, not 0: fib(3) heard 1 and 1, and made 0 of it. It is their sum.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) - fibonacci(n - 2) }
// ANCHOR_END: plain
