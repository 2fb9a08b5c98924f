//! mistake: fib(1) alone is a base case.
//! says: fib(0) went below 0: no number comes before it.
// ANCHOR: plain
if n == 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
