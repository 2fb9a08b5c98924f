//! mistake: An overflow should never stop a program, so the product wraps around.
//! says: factorial(21): yours returned 14197454024290336768, and it should panic, as 21! does not fit in a u64. Yours is what is left of 21! in 64 bits. Nobody notices a wrong number; everybody notices a panic.
// ANCHOR: body
if n == 0 { 1 } else { n.wrapping_mul(factorial(n - 1)) }
// ANCHOR_END: body
