//! mistake: Works the number out first and looks it up afterwards.
//! says: although the memo held both numbers before it: look up before you work out
// ANCHOR: memo
if n < 2 {
    return n;
}
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
*memo.entry(n).or_insert(value)
// ANCHOR_END: memo
