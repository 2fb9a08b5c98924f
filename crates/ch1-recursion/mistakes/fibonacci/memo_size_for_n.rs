//! mistake: A memo with n entries knows the n-th number.
//! says: fib(2) took a number out of the memo that it does not hold: ask with `memo.get(&n)`.
// CHANGE: memo
- if let Some(&known) = memo.get(&n) {
-     return known;
+ if memo.len() as u64 >= n {
+     return memo[&n];
