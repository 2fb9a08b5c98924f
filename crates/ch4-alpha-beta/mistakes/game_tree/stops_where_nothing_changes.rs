//! mistake: MIN stops where a child changes nothing.
//! says: value every child.
// ANCHOR: body
if node.is_leaf() {
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
    if theirs == value && mover == Player::Second { break; }
}
value
// ANCHOR_END: body
