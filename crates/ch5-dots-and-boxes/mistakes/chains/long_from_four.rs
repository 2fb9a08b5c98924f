//! mistake: A chain is long from four boxes on.
//! says: of a chain of three two can be left, too
// ANCHOR: body
    let take_all = chain.boxes + rest;
    if chain.boxes <= 3 {
        return take_all;
    }
    let left = if chain.is_loop { 4 } else { 2 };
    let leave = chain.boxes - left - left - rest;
    take_all.max(leave)
// ANCHOR_END: body
