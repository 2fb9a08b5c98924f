//! mistake: Who moves is told by the height: right only where all leaves are as deep.
//! says: its children are worth 6, −1, 1, and MIN takes the smallest.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for child in node.children() {
    let theirs = valuation(child, if child.height() % 2 == node.height() % 2 { mover } else { mover.other() });
    value = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
