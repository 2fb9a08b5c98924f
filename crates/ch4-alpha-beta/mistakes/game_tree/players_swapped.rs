//! mistake: The first player takes the smallest, the second the largest.
//! says: yours do it the other way round
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover {
    Player::First => theirs.min().unwrap_or(0),
    Player::Second => theirs.max().unwrap_or(0),
}
// ANCHOR_END: body
