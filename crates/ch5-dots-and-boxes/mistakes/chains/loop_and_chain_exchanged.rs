//! mistake: Two are left of a loop and four of a chain.
//! says: of a chain two are left, and of a loop four: yours are exchanged.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = if chain.is_loop { 2 } else { 4 };
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
