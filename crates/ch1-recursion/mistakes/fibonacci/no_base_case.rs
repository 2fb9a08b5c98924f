//! mistake: No base case at all.
//! says: fib(0) asked for fib(−1): nothing stops the chain.
// ANCHOR: plain
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain
