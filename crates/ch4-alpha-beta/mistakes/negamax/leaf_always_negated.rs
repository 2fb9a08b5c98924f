//! mistake: Every leaf is negated.
//! says: The sign of a leaf is turned only where MIN moves, and yours turns it always.
// ANCHOR: leaf
return (-board.evaluate(), None);
// ANCHOR_END: leaf
