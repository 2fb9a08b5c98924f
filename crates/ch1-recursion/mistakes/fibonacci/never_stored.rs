//! mistake: Looks up in a memo into which nothing is ever put.
//! says: fib(3) worked out twice: store it before you return it.
// ANCHOR: memo
if n < 2 {
    return n;
}
if let Some(&known) = memo.get(&n) {
    return known;
}
fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo
