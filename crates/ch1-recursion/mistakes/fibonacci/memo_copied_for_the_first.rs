//! mistake: The memo that is handed down must not change underneath, so the first call gets a copy.
//! says: fib(3) worked out twice: yours stores each number that is asked for alone, but after fib(6) the memo that was handed in lacks fib(5). Hand this memo to both calls, not a copy.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, memo);
