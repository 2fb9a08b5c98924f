//! mistake: Each call gets a copy of the memo, so that nobody spoils another's notes.
//! says: 15 calls, at most 9 needed: fib(3) worked out twice: hand the same memo to both calls.
// ANCHOR: memo
if n < 2 {
    return n;
}
if let Some(&known) = memo.get(&n) {
    return known;
}
let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, &mut memo.clone());
memo.insert(n, value);
value
// ANCHOR_END: memo
