//! mistake: Empties the memo before it looks.
//! says: calls, at most 9 needed
// ANCHOR: memo
if n < 2 { return n; }
memo.clear();
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
