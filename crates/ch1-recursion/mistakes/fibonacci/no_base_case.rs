//! mistake: No base case at all.
//! says: fib(0) went below 0. fib(0) is 0, and nothing is before it
// ANCHOR: plain
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain
