//! mistake: Each proof is taken for half of the leaves.
//! says: the exponent is halved, not the power.
// ANCHOR: body
    let all = branching.pow(depth);
    all.div_ceil(2) + all / 2 - 1
// ANCHOR_END: body
