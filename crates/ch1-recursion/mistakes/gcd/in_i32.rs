//! mistake: Works in i32, which ends at 2 147 483 647.
//! says: Small numbers are right, and this pair is not. It is −
// ANCHOR: body
let (a, b) = (a as i32, b as i32);
if b == 0 { a as u64 } else { gcd(b as u64, (a % b) as u64) }
// ANCHOR_END: body
