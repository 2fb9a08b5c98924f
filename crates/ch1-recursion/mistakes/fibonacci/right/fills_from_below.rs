//! right: Fills the memo from below.
//! told: without a call that the recorder sees
// ANCHOR: memo
memo.insert(0, 0);
memo.insert(1, 1);
for k in 2..=n { let value = memo[&(k - 1)] + memo[&(k - 2)]; memo.insert(k, value); }
memo[&n]
// ANCHOR_END: memo
