//! mistake: Four are left of every chain.
//! says: of a chain two are left, and four only of a loop.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = 4;
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
