//! mistake: Every level takes the smallest.
//! says: MAX takes the largest, and yours the smallest, as MIN.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => Value::MAX,
    Player::Second => Value::MAX,
};
for child in node.children() {
    let theirs = valuation(child, mover.other());
    value = match mover {
        Player::First => value.min(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
