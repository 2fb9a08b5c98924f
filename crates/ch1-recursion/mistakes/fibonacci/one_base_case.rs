//! mistake: fib(0) alone is a base case, and fib(1) steps over it.
//! says: fib(1) went below 0: only one number comes before it. What should fib(1) answer without a call?
// ANCHOR: plain
if n == 0 { 0 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
