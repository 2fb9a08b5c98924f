//! mistake: Empties the memo before it looks.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. What the memo held is thrown away. It is one memo for all the calls.
// ANCHOR: memo
if n < 2 { return n; }
memo.clear();
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
