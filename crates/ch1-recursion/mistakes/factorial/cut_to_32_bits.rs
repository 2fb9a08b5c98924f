//! mistake: The answer of the call is cut to 32 bits on its way.
//! says: factorial(13): yours returned 1932053504, and it should be 6227020800. Yours is what is left of 13! in a smaller type.
// ANCHOR: body
if n == 0 { 1 } else { (n * factorial(n - 1)) as u32 as u64 }
// ANCHOR_END: body
