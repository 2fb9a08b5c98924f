//! mistake: Works the number out first and looks it up afterwards.
//! says: 15 calls, at most 9 needed: fib(3) worked out twice: look it up before you work it out.
// ANCHOR: memo
if n < 2 {
    return n;
}
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
*memo.entry(n).or_insert(value)
// ANCHOR_END: memo
