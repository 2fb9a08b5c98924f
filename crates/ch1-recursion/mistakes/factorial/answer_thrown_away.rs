//! mistake: Makes the call and does nothing with its answer.
//! says: factorial(3) is 3, and should be 6: that is n alone: the factors below it are not in the product.
// ANCHOR: body
if n == 0 {
    return 1;
}
factorial(n - 1);
n
// ANCHOR_END: body
