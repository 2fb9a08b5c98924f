//! right: halving, with the factor two put back
// ANCHOR: body
if a == 0 || b == 0 {
    return a + b;
}
match (a % 2, b % 2) {
    (0, 0) => 2 * gcd(a / 2, b / 2),
    (0, _) => gcd(a / 2, b),
    (_, 0) => gcd(a, b / 2),
    _ if a > b => gcd((a - b) / 2, b),
    _ => gcd((b - a) / 2, a),
}
// ANCHOR_END: body
