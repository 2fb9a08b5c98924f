//! mistake: An odd depth is MAX's, an even one MIN's.
//! says: The board says who moves, and not the depth.
// ANCHOR: leaf
return (if depth % 2 == 1 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf
