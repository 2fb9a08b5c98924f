//! mistake: Only the boxes of the chain itself count.
//! says: What the rest is worth counts, too.
// ANCHOR: body
let _ = rest;
chain.boxes
// ANCHOR_END: body
