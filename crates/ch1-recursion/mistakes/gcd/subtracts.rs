//! mistake: Subtracts, as Euclid did, where one remainder stands for many subtractions.
//! says: gcd(1000000, 1): yours stopped with a panic, and it should be 1. After 10 000 calls it is not done: each call takes b away a single time, so many calls are needed. The remainder a % b is what is left when b has been taken away as often as it goes: one call does it all.
// ANCHOR: body
if b == 0 {
    a
} else if a < b {
    gcd(b, a)
} else {
    gcd(a - b, b)
}
// ANCHOR_END: body
