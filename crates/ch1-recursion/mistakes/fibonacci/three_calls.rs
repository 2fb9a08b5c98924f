//! mistake: Asks once more, to be sure.
//! says: fibonacci(5): yours made 101 calls, and it should make 15. One call for each of the two numbers before, none for fib(0) and fib(1).
// ANCHOR: plain
if n < 2 { return n; }
if fibonacci(n - 1) < fibonacci(n - 2) { return 0; }
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain
