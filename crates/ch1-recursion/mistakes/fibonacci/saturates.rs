//! mistake: A sum that does not fit stops at the largest number.
//! says: fibonacci_memo(94): yours returned 18446744073709551615, and it should panic, as fib(94) does not fit in a u64. Yours is the largest number of its type. Nobody notices a wrong number; everybody notices a panic.
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, memo).saturating_add(fibonacci_memo(n - 2, memo));
