//! right: A helper without a recording asks the memo.
// ANCHOR: memo
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
if let Some(&v) = memo.get(&n) { return v; }
let v = look(n - 1, memo) + look(n - 2, memo);
memo.insert(n, v);
v
// ANCHOR_END: memo
