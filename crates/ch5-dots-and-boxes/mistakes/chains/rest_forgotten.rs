//! mistake: Only the boxes of the chain itself count.
//! says: it is good to move in the rest: take all.
//! says: of one box nothing can be left.
// ANCHOR: body
let _ = rest;
chain.boxes
// ANCHOR_END: body
