//! mistake: The product of all levels is worked out first.
//! says: The number must fit in a u64
// ANCHOR: body
let all = branching.pow(depth);
let long = branching.pow(depth.div_ceil(2));
long + all / long - 1
// ANCHOR_END: body
