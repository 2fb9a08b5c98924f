//! mistake: The sequence begins 1, 1 and so runs one ahead.
//! says: fibonacci(0): yours returned 1, and it should be 0. The sequence begins 0, 1, and yours 1, 1: it runs one ahead.
// ANCHOR: plain
if n <= 1 { 1 } else { fibonacci(n - 1) + fibonacci(n - 2) }
// ANCHOR_END: plain
