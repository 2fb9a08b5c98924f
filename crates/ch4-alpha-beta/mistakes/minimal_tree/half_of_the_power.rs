//! mistake: The power is divided by two, not the exponent.
//! says: A proof is not half of the tree
// ANCHOR: body
    branching.pow(depth) / 2 + branching.pow(depth) / 2 - 1
// ANCHOR_END: body
