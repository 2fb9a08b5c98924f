//! mistake: Adds the three numbers before.
//! says: fib(3): yours returned 3, and it should be 2.
// ANCHOR: plain
match n { 0 => 0, 1 => 1, 2 => 1, _ => fibonacci(n - 1) + fibonacci(n - 2) + fibonacci(n - 2) }
// ANCHOR_END: plain
