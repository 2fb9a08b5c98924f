//! mistake: fib(1) alone is a base case.
//! says: fib(0) asked for fib(−1): nothing stops the chain. fib(0) is 0.
// ANCHOR: plain
if n == 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
