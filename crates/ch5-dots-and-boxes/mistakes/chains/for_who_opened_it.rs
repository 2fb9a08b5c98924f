//! mistake: The value is that of the player who opened the chain.
//! says: every sign is turned: it is asked for the player who may take the chain
// ANCHOR: body
    let take_all = chain.boxes + rest;
    if !chain.is_long() {
        return -take_all;
    }
    let left = if chain.is_loop { 4 } else { 2 };
    let leave = chain.boxes - left - left - rest;
    -take_all.max(leave)
// ANCHOR_END: body
