//! mistake: The memo's misses go to the plain function, which remembers nothing.
//! says: the plain function remembers nothing. Both calls go to fibonacci_memo.
// CHANGE: memo
- if n < 2 {
-     return n;
- }

- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci(n);
