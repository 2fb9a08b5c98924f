//! mistake: The sequence begins 1, 1 and so runs one ahead.
//! says: fib(5) is 5, not 8: fib(0) is 0.
// ANCHOR: plain
if n <= 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
