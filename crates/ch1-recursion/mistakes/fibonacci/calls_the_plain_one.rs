//! mistake: The memo's misses go to the plain function, which remembers nothing.
//! says: the plain function remembers nothing. Both calls go to fibonacci_memo.
// ANCHOR: memo
if let Some(&known) = memo.get(&n) {
    return known;
}
let value = fibonacci(n);
memo.insert(n, value);
value
// ANCHOR_END: memo
