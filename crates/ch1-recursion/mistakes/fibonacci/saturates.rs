//! mistake: A sum that does not fit stops at the largest number.
//! says: fib(94) is 18446744073709551615 with you, and fib(94) does not fit in a u64: that is the largest number of its type.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, memo).saturating_add(fibonacci_memo(n - 2, memo));
