//! right: Halves even numbers, as Stein does, and subtracts odd ones.
//! told: with the remainder 2 are enough.
// ANCHOR: body
match (a, b) {
    (0, _) => b,
    (_, 0) => a,
    _ if a % 2 == 0 && b % 2 == 0 => 2 * gcd(a / 2, b / 2),
    _ if a % 2 == 0 => gcd(a / 2, b),
    _ if b % 2 == 0 => gcd(a, b / 2),
    _ if a >= b => gcd((a - b) / 2, b),
    _ => gcd(a, (b - a) / 2),
}
// ANCHOR_END: body
