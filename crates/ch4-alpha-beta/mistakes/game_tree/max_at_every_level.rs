//! mistake: Every level takes the largest.
//! says: MIN takes the smallest, and yours the largest, as MAX.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MIN,
};
for child in node.children() {
    let theirs = valuation(child, mover.other());
    value = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.max(theirs),
    };
}
value
// ANCHOR_END: body
