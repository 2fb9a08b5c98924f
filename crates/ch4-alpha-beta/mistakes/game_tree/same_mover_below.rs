//! mistake: The mover is handed down unchanged, so every level is the root's.
//! says: level 1 is MIN: [[1, −1], [0, 0]] is 0.
//! says: level 1 is MAX
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let values = node.children().iter().map(|child| valuation(child, mover));
let best = match mover {
    Player::First => values.max(),
    Player::Second => values.min(),
};
best.unwrap_or_default()
// ANCHOR_END: body
