//! mistake: Counts up and stops at the first common divisor above 1.
//! says: gcd(12, 18): yours returned 2, and it should be 6. Yours is the smallest number above 1 that divides both;
// ANCHOR: body
if b == 0 { return a; }
if a == 0 { return b; }
(2..=a.min(b)).find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body
