//! mistake: Subtracts, as Euclid did, where one remainder stands for many subtractions.
//! says: gcd(1000000, 1): yours was stopped after 10 000 calls, and it should return 1. Each call takes b away only once: gcd(1071, 462) called gcd(609, 462), for example. The remainder is what is left when b is taken away as often as possible.
// ANCHOR: body
if b == 0 {
    a
} else if a < b {
    gcd(b, a)
} else {
    gcd(a - b, b)
}
// ANCHOR_END: body
