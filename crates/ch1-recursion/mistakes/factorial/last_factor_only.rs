//! mistake: The product is set and not multiplied.
//! says: factorial(3) is 3, and should be 6: that is n alone: the factors below it are not in the product.
// ANCHOR: body
let mut product = 1;
for k in 1..=n { product = k; }
product
// ANCHOR_END: body
