//! mistake: The call is made once to look at its answer and once more to use it.
//! says: factorial(5): yours made 63 calls, and it should make 6. One call each time, and keep its answer. (The product is right.)
// ANCHOR: body
if n == 0 {
    return 1;
}
if factorial(n - 1) == 0 {
    return 0;
}
n * factorial(n - 1)
// ANCHOR_END: body
