//! mistake: Two boxes are left in a loop too.
//! says: a loop needs four: of a loop not two are left, but four.
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() {
    return take_all;
}
let leave = chain.boxes - 2 - 2 - rest;
take_all.max(leave)
// ANCHOR_END: body
