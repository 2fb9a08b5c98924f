//! mistake: Two boxes are a long chain.
//! says: a chain of two is opened in the middle
// ANCHOR: body
let take_all = chain.boxes + rest;
if chain.boxes < 2 {
    return take_all;
}
let left = if chain.is_loop { 4 } else { 2 };
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
