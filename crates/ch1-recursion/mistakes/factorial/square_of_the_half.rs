//! mistake: n! is the factorial of the half, twice.
//! says: factorial(3): yours returned 3, and it should be 6. factorial(3) asked for factorial(1). The one below it is factorial(2).
// ANCHOR: body
if n < 2 { 1 } else { n * factorial(n / 2) * factorial(n / 2) }
// ANCHOR_END: body
