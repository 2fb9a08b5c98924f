//! right: A traced helper stands between the calls, and asks the memo.
// ANCHOR: memo
#[traced(skip(memo))]
fn look(n: u64, memo: &mut HashMap<u64, u64>) -> u64 { match memo.get(&n) { Some(v) => *v, None => fibonacci_memo(n, memo) } }
if n < 2 { return n; }
let a = look(n - 1, memo); let b = look(n - 2, memo);
memo.insert(n, a + b);
a + b
// ANCHOR_END: memo
