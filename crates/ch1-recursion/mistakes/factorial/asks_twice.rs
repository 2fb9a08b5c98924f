//! mistake: The call is made once to look at its answer and once more to use it.
//! says: factorial(5) made 63 calls, 6 suffice: one call each time, and keep its answer.
// ANCHOR: body
if n == 0 {
    return 1;
}
if factorial(n - 1) == 0 {
    return 0;
}
n * factorial(n - 1)
// ANCHOR_END: body
