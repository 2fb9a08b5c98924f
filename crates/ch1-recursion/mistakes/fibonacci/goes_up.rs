//! mistake: Goes up.
//! says: fibonacci(2) called fibonacci(3): n must become smaller.
// ANCHOR: plain
if n < 2 { n } else { fibonacci(n + 1) - fibonacci(n - 1) }
// ANCHOR_END: plain
