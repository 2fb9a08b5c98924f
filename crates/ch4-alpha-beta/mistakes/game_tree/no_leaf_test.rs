//! mistake: Nobody asks whether there are children.
//! says: A leaf has no children to compare: ask for `is_leaf` first
// ANCHOR: body
let theirs = node.children().iter().map(|child| valuation(child, mover.other()));
match mover {
    Player::First => theirs.max().unwrap(),
    Player::Second => theirs.min().unwrap(),
}
// ANCHOR_END: body
