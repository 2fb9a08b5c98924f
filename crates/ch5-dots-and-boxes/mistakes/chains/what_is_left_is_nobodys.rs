//! mistake: The boxes left are not taken, but nobody gets them.
//! says: the other player gets what you leave
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - rest;
take_all.max(leave)
// ANCHOR_END: body
