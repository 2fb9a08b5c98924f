//! mistake: The remainder of the larger one by the smaller one is the answer.
//! says: gcd(1071, 462): yours returned 147, and it should be 21. Yours is the remainder of one division; 12 for 40 and 28, and 12 divides neither. The call for b and the remainder goes on from there.
// ANCHOR: body
if b == 0 { a } else if a > b { a % b } else { b % a.max(1) }
// ANCHOR_END: body
