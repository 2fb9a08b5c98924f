//! mistake: Fills a table of its own from below and takes the memo for a loop's list.
//! says: fibonacci_memo(9), asked a second time with the same memo: yours returned 1, and it should be 34.
// ANCHOR: memo
let start = memo.len() as u64;
if start > 2 { return memo[&2]; }
memo.insert(0, 0);
memo.insert(1, 1);
for k in 2..=n { let value = memo[&(k - 1)] + memo[&(k - 2)]; memo.insert(k, value); }
memo[&n]
// ANCHOR_END: memo
