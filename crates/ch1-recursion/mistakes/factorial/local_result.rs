//! mistake: The variable `result` is one for all calls, so the call below multiplies it, too.
//! says: factorial(3): yours returned 3, and it should be 6. That is n alone: the factors below it are not in the product.
// ANCHOR: body
let mut result = 1;
if n > 0 {
    result *= n;
    factorial(n - 1);
}
result
// ANCHOR_END: body
