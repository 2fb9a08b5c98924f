//! mistake: A table of the values of the page.
//! says: A small one that is wrong is minimal_leaves(2, 3): yours returns 0, and it should be 5. One proof reads 4 leaves there, the other 2 leaves, and one leaf is in both.
// ANCHOR: body
match (branching, depth) { (3, 3) => 11, (3, 0) | (1, 9) => 1, (5, 1) | (3, 2) => 5, (2, 4) => 7, (35, 6) => 85_749, (40, 8) => 5_119_999, (2, 7) => 23, (3, 4) => 17, (3, 5) => 35, (6, 3) => 41, (8, 1) => 8, _ => 0 }
// ANCHOR_END: body
