//! mistake: The memo that is handed down must not change underneath, so the first call gets a copy.
//! says: fib(3) was worked out twice. After fibonacci_memo(5) the memo does not hold fib(4): was the call for 4 handed a copy?
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo.clone()) + fibonacci_memo(n - 2, memo);
