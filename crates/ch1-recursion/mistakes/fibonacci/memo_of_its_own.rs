//! mistake: Each call begins with a new memo, in which nothing can be found.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. Every call made its own empty memo, or never asked the one it was handed.
// CHANGE: memo
+ let mut memo = HashMap::new();
  if n < 2 {

- let value = fibonacci_memo(n - 1, memo) + fibonacci_memo(n - 2, memo);
+ let value = fibonacci_memo(n - 1, &mut memo) + fibonacci_memo(n - 2, &mut memo);
