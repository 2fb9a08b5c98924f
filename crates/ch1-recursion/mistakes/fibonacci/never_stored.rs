//! mistake: Looks up in a memo into which nothing is ever put.
//! says: fib(3) was worked out twice: store it before you return it.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
