//! mistake: Values are kept in 16 bits.
//! says: [1500000000, 2000000000] is 2000000000, and you say
// ANCHOR: body
if node.is_leaf() {
    return Value::from(node.value() as i16);
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
