//! mistake: Adds the three numbers before.
//! says: fibonacci(3): yours returned 3, and it should be 2. fib(3) asked for 3 numbers. It is the sum of two, fib(2) + fib(1).
// ANCHOR: plain
match n { 0 => 0, 1 => 1, 2 => 1, _ => fibonacci(n - 1) + fibonacci(n - 2) + fibonacci(n - 2) }
// ANCHOR_END: plain
