//! right: Looks the two numbers up before it calls for them.
//! told: For n = 20 the bush has 21 891 calls, and with the memo there are
// ANCHOR: memo
if n < 2 { return n; }
let mut get = |k: u64| match memo.get(&k) { Some(&known) => known, None => fibonacci_memo(k, memo) };
let value = get(n - 1) + get(n - 2);
memo.insert(n, value);
value
// ANCHOR_END: memo
