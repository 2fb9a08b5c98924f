//! mistake: Subtracts.
//! says: fibonacci(3): yours returned 0, and it should be 2. fib(3) heard 1 and 1, and made 0 of it. It is their sum.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) - fibonacci(n - 2) }
// ANCHOR_END: plain
