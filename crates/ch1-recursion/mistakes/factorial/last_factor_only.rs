//! mistake: The product is set and not multiplied.
//! says: factorial(3): yours returned 3, and it should be 6. That is n alone: the factors below it are not in the product.
// ANCHOR: body
let mut product = 1;
for k in 1..=n { product = k; }
product
// ANCHOR_END: body
