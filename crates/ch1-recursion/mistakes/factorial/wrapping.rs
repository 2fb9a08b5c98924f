//! mistake: An overflow should never stop a program, so the product wraps around.
//! says: factorial(21) is 14197454024290336768 with you, and 21! does not fit in a u64: that is what is left of it in 64 bits. A wrong number goes on unseen, and a panic is seen: multiply with `*`, in u64, and let it panic.
// ANCHOR: body
if n == 0 { 1 } else { n.wrapping_mul(factorial(n - 1)) }
// ANCHOR_END: body
