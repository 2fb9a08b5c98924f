//! mistake: Everything is taken, always.
//! says: In effect you take everything, always.
// ANCHOR: body
chain.boxes + rest
// ANCHOR_END: body
