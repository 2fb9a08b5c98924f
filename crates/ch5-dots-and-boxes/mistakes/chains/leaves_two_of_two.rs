//! mistake: Two boxes are left of a chain of two.
//! says: a chain of two is opened in the middle
// ANCHOR: body
let take_all = chain.boxes + rest;
let left = if chain.is_loop { 4 } else { 2 };
if chain.boxes < left {
    return take_all;
}
let leave = chain.boxes - left - left - rest;
take_all.max(leave)
// ANCHOR_END: body
