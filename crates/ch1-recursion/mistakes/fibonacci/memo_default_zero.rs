//! mistake: The entry is made with 0 and taken for known.
//! says: After fib(3) the memo says fib(2) = 0, fib(3) = 0; under n it must hold fib(n).
// ANCHOR: memo
    if n < 2 {
        return n;
    }
    if memo.contains_key(&n) {
        return *memo.get(&n).unwrap();
    }
    memo.insert(n, 0);
    fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
// ANCHOR_END: memo
