//! mistake: Rounded up is one more than rounded down.
//! says: Yours is right where d is odd. Where d is even
// ANCHOR: body
    branching.pow(depth / 2 + 1) + branching.pow(depth / 2) - 1
// ANCHOR_END: body
