//! mistake: Adds n − 1 and n − 2, the numbers, and makes no call.
//! says: fib(3) is 2, not 3
// ANCHOR: plain
if n < 2 { n } else { (n - 1) + (n - 2) }
// ANCHOR_END: plain
