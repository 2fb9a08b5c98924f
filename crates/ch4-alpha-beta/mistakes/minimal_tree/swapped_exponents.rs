//! mistake: d is raised to half of b.
//! says: b is raised to half of d, and yours raises d to half of b.
// ANCHOR: body
u64::from(depth).pow((branching as u32).div_ceil(2)) + u64::from(depth).pow(branching as u32 / 2) - 1
// ANCHOR_END: body
