//! mistake: Subtracts, as Euclid did, where one remainder stands for many subtractions.
//! says: gcd(1000000, 1) is not done after 10 000 calls: b was taken away once. The remainder a % b takes it away as often as it goes, at once.
// ANCHOR: body
if b == 0 {
    a
} else if a < b {
    gcd(b, a)
} else {
    gcd(a - b, b)
}
// ANCHOR_END: body
