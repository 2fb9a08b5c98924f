//! mistake: A memo with n entries knows the n-th number.
//! says: fibonacci_memo(2), with a memo that holds fib(0) and fib(1) alone: yours stopped with a panic, and it should return 1. fibonacci_memo(2) read a number from the memo that is not in it.
// CHANGE: memo
- if let Some(&known) = memo.get(&n) {
-     return known;
+ if memo.len() as u64 >= n {
+     return memo[&n];
