//! mistake: Hands each call a copy of the memo, so what it learns is lost with the copy.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. fib(3) was worked out twice: hand the same memo to both calls.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, &mut memo.clone());
