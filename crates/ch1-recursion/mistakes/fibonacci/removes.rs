//! mistake: Takes the number out of the memo when it is used.
//! says: fibonacci_memo(9), asked a third time with the same memo: yours made 15 calls, and it should make 1. The second question took it out of the memo.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(known) = memo.remove(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
