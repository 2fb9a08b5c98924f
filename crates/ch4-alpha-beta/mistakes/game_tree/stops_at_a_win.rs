//! mistake: MAX stops at the first child that is worth 1, which is only right where 1 is the most.
//! says: leaves were read. Nothing is cut yet: value every child.
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
    if mover == Player::First && value == 1 {
        break;
    }
}
value
// ANCHOR_END: body
