//! mistake: Takes what insert gives back for what was stored.
//! says: fibonacci_memo(2): yours returned 0, and it should be 1. fib(2) heard 1 and 0, and made 0 of it. It is their sum.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value).unwrap_or(0)
// ANCHOR_END: memo
