//! mistake: Asks once to look and once to use the answer.
//! says: gcd(89, 55): yours made 1 023 calls, and it should make 10. One call each time, and keep its answer.
// ANCHOR: body
if b == 0 { return a; }
if gcd(b, a % b) == 0 { return 0; }
gcd(b, a % b)
// ANCHOR_END: body
