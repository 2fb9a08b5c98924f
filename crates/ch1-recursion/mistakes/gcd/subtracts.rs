//! mistake: Subtracts, as Euclid did, where one remainder stands for many subtractions.
//! says: too slowly: the remainder takes b away as often as it goes, at once.
// ANCHOR: body
if b == 0 {
    a
} else if a < b {
    gcd(b, a)
} else {
    gcd(a - b, b)
}
// ANCHOR_END: body
