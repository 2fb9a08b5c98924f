//! mistake: The sequence is 0, 1, 2 and then the sums.
//! says: fib(2): yours returned 2, and it should be 1. From fib(2) on yours run one number ahead: fib(2) is the sum of 0 and 1.
// ANCHOR: plain
if n < 3 { n } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
