//! mistake: Works out the remainder with floats, which round beyond 2⁵³.
//! says: Small numbers are right, and this pair is not. A float holds no more than 53 bits
// ANCHOR: body
if b == 0 { return a; }
let q = (a as f64 / b as f64).floor();
gcd(b, (a as f64 - q * b as f64) as u64)
// ANCHOR_END: body
