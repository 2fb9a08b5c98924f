//! mistake: A table of the values of the page.
//! says: leaves, and you say 0
// ANCHOR: body
match (branching, depth) { (3, 3) => 11, (3, 0) | (1, 9) => 1, (5, 1) | (3, 2) => 5, (2, 4) => 7, (35, 6) => 85_749, (40, 8) => 5_119_999, (2, 7) => 23, (3, 4) => 17, (3, 5) => 35, (6, 3) => 41, (8, 1) => 8, _ => 0 }
// ANCHOR_END: body
