//! mistake: Leaves one number out.
//! says: fib(2) went below 0: the two before it are fib(1) and fib(0).
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 3) }
// ANCHOR_END: plain
