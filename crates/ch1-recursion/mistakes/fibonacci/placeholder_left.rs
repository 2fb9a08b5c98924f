//! mistake: A 0 is put into the memo to hold the place, and is never replaced.
//! says: fibonacci_memo(4): yours returned 2, and it should be 3. After fib(3) the memo says fib(2) = 0, fib(3) = 0; under n it must hold fib(n).
// CHANGE: memo
- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
- memo.insert(n, value);
- value
+ memo.insert(n, 0);
+ fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo)
