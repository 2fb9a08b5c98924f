//! mistake: Multiplies n by itself n times.
//! says: factorial(2): yours returned 4, and it should be 2.
// ANCHOR: body
n.pow(n as u32)
// ANCHOR_END: body
