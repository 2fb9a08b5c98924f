//! mistake: The call works on the same a, so its value is not needed.
//! says: gcd(12, 18): yours returned 12, and it should be 6. gcd(12, 6) heard 6 from gcd(6, 0), and answered 12. What that call answers is the answer, as it comes.
// ANCHOR: body
if b != 0 {
    gcd(b, a % b);
}
a
// ANCHOR_END: body
