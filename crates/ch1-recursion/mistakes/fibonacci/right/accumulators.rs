//! right: Traced helpers hand two numbers down.
//! told: fibonacci(5) made
// ANCHOR: plain
#[traced]
fn go(n: u64, this: u64, next: u64) -> u64 { if n == 0 { this } else { go(n - 1, next, this + next) } }
go(n, 0, 1)
// ANCHOR_END: plain
// ANCHOR: memo
#[traced(skip(memo))]
fn go(n: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if n < 2 { return n; }
    if let Some(&known) = memo.get(&n) { return known; }
    let value = go(n - 1, memo) + go(n - 2, memo);
    memo.insert(n, value);
    value
}
go(n, memo)
// ANCHOR_END: memo
