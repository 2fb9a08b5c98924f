//! mistake: The function with the memo begins 1, 1.
//! says: fibonacci_memo(0): yours returned 1, and it should be 0. The sequence begins 0, 1, and yours 1, 1: it runs one ahead.
// ANCHOR: memo
if n < 2 { return 1; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
