//! mistake: The remainder is handed on in the first place, where it is never divided by.
//! says: gcd(12, 18) called itself with the same pair: the remainder goes second.
// ANCHOR: body
if b == 0 { a } else { gcd(a % b, b) }
// ANCHOR_END: body
