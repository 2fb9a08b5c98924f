//! mistake: Asks once to look and once to use the answer.
//! says: gcd(89, 55) made 1 023 calls, 10 are plenty: one call each time, and keep its answer.
// ANCHOR: body
if b == 0 { return a; }
if gcd(b, a % b) == 0 { return 0; }
gcd(b, a % b)
// ANCHOR_END: body
