//! mistake: MAX compares, and MIN takes what comes last.
//! says: MIN keeps the last child in yours, and not the smallest.
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
        Player::Second => theirs,
    };
}
value
// ANCHOR_END: body
