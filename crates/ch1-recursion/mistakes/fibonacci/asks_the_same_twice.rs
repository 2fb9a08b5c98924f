//! mistake: Asks for n − 1 twice.
//! says: fibonacci(2): yours returned 2, and it should be 1. fib(2) asked for fib(1) and fib(1). The two before it are fib(1) and fib(0).
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n - 1) + fibonacci(n - 1) }
// ANCHOR_END: plain
