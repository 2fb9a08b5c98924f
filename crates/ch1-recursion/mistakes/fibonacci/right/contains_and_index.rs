//! right: Asks contains_key and takes by index.
//! told: fibonacci_memo(5) made 9.
// ANCHOR: plain
match n { 0 => 0, 1 | 2 => 1, _ => fibonacci(n - 2) + fibonacci(n - 1) }
// ANCHOR_END: plain
// ANCHOR: memo
if n == 0 { return 0; }
if n == 1 { return 1; }
if !memo.contains_key(&n) {
    let a = fibonacci_memo(n - 2, memo);
    let b = fibonacci_memo(n - 1, memo);
    memo.insert(n, a + b);
}
memo[&n]
// ANCHOR_END: memo
