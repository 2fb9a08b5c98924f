//! mistake: The numbers of the page's table, and the formula for b = 2 and 3 only.
//! says: With b = 3 yours is right for d = 3 and d = 4, and not for d = 5.
// ANCHOR: body
    match (branching, depth) {
        (_, 0) => 1,
        (b, 1) => b,
        (b, 2) => 2 * b - 1,
        (b, 3) => b * b + b - 1,
        (b, 4) => 2 * b * b - 1,
        (b, d) => b.pow(d) / 2,
    }
// ANCHOR_END: body
