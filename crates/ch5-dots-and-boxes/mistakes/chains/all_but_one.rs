//! mistake: All but one box are taken.
//! says: you left one: of a chain two are left
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let left = 1;
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
