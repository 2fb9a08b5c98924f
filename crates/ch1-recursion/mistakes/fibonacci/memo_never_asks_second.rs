//! mistake: Works out n − 2 by the plain function.
//! says: fibonacci_memo(5): yours made 15 calls, and it should make 9. fibonacci_memo(2) called fibonacci(0): the plain function remembers nothing. Both calls go to fibonacci_memo.
// ANCHOR: memo
if n < 2 { return n; }
if let Some(&known) = memo.get(&n) { return known; }
let value = fibonacci_memo(n - 1, memo) + fibonacci(n - 2);
memo.insert(n, value);
value
// ANCHOR_END: memo
