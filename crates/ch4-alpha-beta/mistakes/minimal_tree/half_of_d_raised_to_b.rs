//! mistake: I swap base and exponent.
//! says: b is raised to half of d, and yours raises half of d to b.
// ANCHOR: body
    let d = depth as u64;
    let b = branching as u32;
    d.div_ceil(2).pow(b) + (d / 2).pow(b) - 1
// ANCHOR_END: body
