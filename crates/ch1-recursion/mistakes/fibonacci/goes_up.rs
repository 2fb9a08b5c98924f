//! mistake: Goes up.
//! says: fibonacci(2): yours was stopped after 10 000 calls, and it should return 1. fibonacci(2) called fibonacci(3): each call must be nearer the base cases.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n + 1) - fibonacci(n - 1) }
// ANCHOR_END: plain
