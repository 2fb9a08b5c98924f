//! mistake: The answer of the call is handed on as it is; n never gets into the product.
//! says: factorial(2): yours returned 1, and it should be 2. n itself is not in the product
// ANCHOR: body
if n == 0 { 1 } else { factorial(n - 1) }
// ANCHOR_END: body
