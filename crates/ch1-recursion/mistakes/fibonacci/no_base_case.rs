//! mistake: No base case at all.
//! says: fib(0) went below 0: no number comes before it.
// ANCHOR: plain
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain
