//! mistake: The sign of a leaf is told by an odd or even depth.
//! says: value
// ANCHOR: leaf
return (if depth % 2 == 0 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf
