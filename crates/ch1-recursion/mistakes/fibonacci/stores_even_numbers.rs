//! mistake: Stores only every second number.
//! says: calls, at most
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
if n == 2 { memo.insert(n, value); }
value
// ANCHOR_END: memo
