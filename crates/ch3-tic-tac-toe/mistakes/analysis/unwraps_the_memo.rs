//! mistake: Takes it for granted that the board is known.
//! says: a value was unwrapped where there was none
// ANCHOR: value
*known.get(board).unwrap()
// ANCHOR_END: value
