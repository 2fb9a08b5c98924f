//! mistake: Asks once more, to be sure.
//! says: fibonacci(5) made 101 calls, 15 suffice
// ANCHOR: plain
if n < 2 { return n; }
if fibonacci(n - 1) < fibonacci(n - 2) { return 0; }
fibonacci(n - 1) + fibonacci(n - 2)
// ANCHOR_END: plain
