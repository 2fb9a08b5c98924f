//! mistake: The worse of both is taken.
//! says: you take the worse of both
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
take_all.min(leave)
// ANCHOR_END: body
