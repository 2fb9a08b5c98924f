//! mistake: All nodes on the way are counted too.
//! says: Count leaves only, not the nodes above them.
// ANCHOR: body
(0..=depth)
    .map(|level| branching.pow(level.div_ceil(2)) + branching.pow(level / 2) - 1)
    .sum()
// ANCHOR_END: body
