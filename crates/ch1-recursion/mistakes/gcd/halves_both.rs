//! mistake: Two even numbers are halved, and the 2 that they share is forgotten.
//! says: gcd(12, 18): yours returned 3, and it should be 6. A factor 2 that both numbers have is missing from yours: where both are even, gcd(a, b) is 2 · gcd(a / 2, b / 2).
// ANCHOR: body
if b == 0 {
    a
} else if a % 2 == 0 && b % 2 == 0 {
    gcd(a / 2, b / 2)
} else {
    gcd(b, a % b)
}
// ANCHOR_END: body
