//! mistake: MAX alone begins with 0, so a tree of losses is a draw.
//! says: [−3, −8, −5] is −3, and you say 0: yours is 0, and no leaf says 0.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => 0,
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
