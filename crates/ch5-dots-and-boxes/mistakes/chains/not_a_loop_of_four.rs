//! mistake: Nothing is left of a loop of four.
//! says: of a loop of four all can be left, too
// ANCHOR: body
let take_all = chain.boxes + rest;
if !chain.is_long() || chain.boxes == 4 && chain.is_loop {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
