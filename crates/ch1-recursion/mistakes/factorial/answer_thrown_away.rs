//! mistake: Makes the call and does nothing with its answer.
//! says: factorial(3): yours returned 3, and it should be 6. That is n alone: the factors below it are not in the product.
// ANCHOR: body
if n == 0 {
    return 1;
}
factorial(n - 1);
n
// ANCHOR_END: body
