//! mistake: An inner node begins with what is written there.
//! says: you say 0: yours is 0, and no leaf says 0.
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = node.value();
for child in node.children() {
    let theirs = valuation(child, mover.other());
    value = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
