//! mistake: `is_long` is asked the wrong way round.
//! says: of one box nothing can be left.
// ANCHOR: body
    let take_all = chain.boxes + rest;
    if chain.is_long() {
        return take_all;
    }
    let left = if chain.is_loop { 4 } else { 2 };
    let leave = chain.boxes - left - left - rest;
    take_all.max(leave)
// ANCHOR_END: body
