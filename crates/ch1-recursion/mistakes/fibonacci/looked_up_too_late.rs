//! mistake: Works the number out first and looks it up afterwards.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. fib(3) was worked out twice: look it up before you work it out.
// ANCHOR: memo
if n < 2 {
    return n;
}
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
*memo.entry(n).or_insert(value)
// ANCHOR_END: memo
