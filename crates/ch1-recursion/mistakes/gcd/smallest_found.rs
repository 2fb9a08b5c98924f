//! mistake: The first number that divides both is the one that is asked for.
//! says: gcd(7, 0): yours returned 1, and it should be 7. Yours is the smallest number above 1 that divides both; 2 for 12 and 18. Wanted is the greatest number that divides both, 6.
// ANCHOR: body
(2..=a.min(b)).find(|d| a % d == 0 && b % d == 0).unwrap_or(1)
// ANCHOR_END: body
