//! right: the remainder nearest to 0, which needs fewer steps
// ANCHOR: body
if b == 0 {
    a
} else {
    let rest = a % b;
    gcd(b, rest.min(b - rest))
}
// ANCHOR_END: body
