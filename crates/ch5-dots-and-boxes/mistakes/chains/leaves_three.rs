//! mistake: Of a chain three are left.
//! says: that is neither to take all nor to leave 2.
// ANCHOR: body
    let take_all = chain.boxes + rest;
    if !chain.is_long() {
        return take_all;
    }
    let left = if chain.is_loop { 4 } else { 3 };
    let leave = chain.boxes - left - left - rest;
    take_all.max(leave)
// ANCHOR_END: body
