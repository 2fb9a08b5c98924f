//! mistake: A leaf is valued from the side of whoever would move there.
//! says: a leaf is worth what is written there, whoever would move.
// ANCHOR: body
if node.is_leaf() {
    return match mover {
        Player::First => node.value(),
        Player::Second => -node.value(),
    };
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
