//! mistake: What seems to be worth something is taken for a leaf.
//! says: what is written at an inner node is not its value
// ANCHOR: body
if node.is_leaf() || node.value() != 0 {
    return node.value();
}
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for child in node.children() {
    let theirs = valuation(child, mover.other());
    value = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
