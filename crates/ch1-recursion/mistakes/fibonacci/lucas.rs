//! mistake: Begins with 2.
//! says: fibonacci(0): yours returned 2, and it should be 0. The sequence begins with 0.
// ANCHOR: plain
match n { 0 => 2, 1 => 1, _ => fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
