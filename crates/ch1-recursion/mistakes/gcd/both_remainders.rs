//! mistake: Both numbers are replaced by their remainders at once.
//! says: gcd(48, 48): yours returned 0, and it should be 48. gcd(48, 48) called gcd(0, 0): both numbers were replaced by a remainder, and 48 is lost. Which number should the next pair keep?
// ANCHOR: body
if b == 0 { a } else if a == 0 { b } else { gcd(a % b, b % a) }
// ANCHOR_END: body
