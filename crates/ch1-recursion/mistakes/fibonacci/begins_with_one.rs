//! mistake: The sequence begins 1, 1 and so runs one ahead.
//! says: fib(0) is 0, not 1: the sequence begins 0, 1, and yours 1, 1: it runs one ahead.
// ANCHOR: plain
if n <= 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
