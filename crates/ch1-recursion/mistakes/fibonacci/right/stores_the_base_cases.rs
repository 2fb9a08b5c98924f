//! right: The base cases go into the memo, too.
//! told: fibonacci_memo(5) made 9.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) { return known; }
let value = match n { 0 | 1 => n, _ => fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo) };
memo.insert(n, value);
value
// ANCHOR_END: memo
