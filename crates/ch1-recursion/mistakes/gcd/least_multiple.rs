//! mistake: The greatest common divisor is the number that both go into.
//! says: gcd(7, 0): yours returned 0, and it should be 7. Yours is the least common multiple, the smallest number that both divide; 36 for 12 and 18. Wanted is the greatest number that divides both, 6.
// ANCHOR: body
fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}
if a == 0 || b == 0 { 0 } else { a / divisor(a, b) * b }
// ANCHOR_END: body
