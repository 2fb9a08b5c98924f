//! right: max and min of an iterator.
//! told: MAX's three moves are worth 44, 35, 47, and the root 47.
// ANCHOR: body
if node.is_leaf() { return node.value(); }
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover { Player::First => theirs.max().unwrap(), Player::Second => theirs.min().unwrap() }
// ANCHOR_END: body
