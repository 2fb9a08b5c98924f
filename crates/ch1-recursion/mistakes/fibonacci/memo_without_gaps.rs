//! mistake: A memo is filled from 0 upwards, so its length says how far it goes.
//! says: fibonacci_memo(10), with a memo that holds fib(8) and fib(9) alone: yours stopped with a panic, and it should return 55. fibonacci_memo(10) read a number from the memo that is not in it. A memo can have gaps: neither how many numbers it holds nor the largest of them tells which ones are there.
// ANCHOR: memo
    for k in memo.len() as u64..=n {
        let value = if k < 2 { k } else { memo[&(k - 1)] + memo[&(k - 2)] };
        memo.insert(k, value);
    }
    memo[&n]
// ANCHOR_END: memo
