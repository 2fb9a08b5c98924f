//! mistake: The worst there is is taken to be 100 away from 0.
//! says: 100 is not the worst there is: a value may be any number.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = match mover {
    Player::First => -100,
    Player::Second => 100,
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
