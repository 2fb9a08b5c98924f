//! mistake: Everything is taken, always.
//! says: 3 boxes, then a loop of 4: leave two.
//! says: a loop needs four.
// ANCHOR: body
chain.boxes + rest
// ANCHOR_END: body
