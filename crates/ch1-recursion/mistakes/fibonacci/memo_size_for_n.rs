//! mistake: A memo with n entries knows the n-th number.
//! says: fib(2) took a number out of the memo that it does not hold: ask with `memo.get(&n)`.
// ANCHOR: memo
if n < 2 {
    return n;
}
if memo.len() as u64 >= n {
    return memo[&n];
}
let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
memo.insert(n, value);
value
// ANCHOR_END: memo
