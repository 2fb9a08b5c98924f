//! mistake: n times n minus 1, and then the rest of n minus 1.
//! says: factorial(3) asked for factorial(2), heard 2, and made 12 of it.
// ANCHOR: body
    if n <= 1 { return 1; }
    n * (n - 1) * factorial(n - 1)
// ANCHOR_END: body
