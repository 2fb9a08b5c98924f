//! mistake: The rest is taken from the boxes, as if the other player had to move in it.
//! says: Who takes all must move in the rest, and gets what it is worth: its sign stays.
// ANCHOR: body
chain.boxes - rest
// ANCHOR_END: body
