//! right: The shorter exponent first.
// ANCHOR: body
let half = depth / 2;
let short = branching.pow(half);
let long = branching.pow(depth - half);
short - 1 + long
// ANCHOR_END: body
