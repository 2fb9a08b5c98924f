//! mistake: MAX begins with the largest value and MIN with the smallest, which nothing replaces.
//! says: the value it begins with was never replaced. Begin with the worst there is
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => Value::MAX,
    Player::Second => Value::MIN,
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
