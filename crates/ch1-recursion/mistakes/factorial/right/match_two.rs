//! right: Two base cases, by a match.
//! told: factorial(5) made 5 calls, and at the deepest moment the stack held 5 frames.
// ANCHOR: body
match n { 0 | 1 => 1, _ => n * factorial(n - 1) }
// ANCHOR_END: body
