//! mistake: The better value is worked out and not kept.
//! says: the worst there is was never replaced. Compare it with each child
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let value = match mover {
    Player::First => Value::MIN,
    Player::Second => Value::MAX,
};
for child in node.children() {
    let theirs = valuation(child, mover.other());
    let _ = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
