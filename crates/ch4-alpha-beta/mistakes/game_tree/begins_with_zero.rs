//! mistake: An inner node begins with 0 instead of the worst there is.
//! says: MAX of [[−1, −1], [−1, 1]] is −1, not 0
// ANCHOR: body
if node.is_leaf() {
    return node.value();
}
let mut value = 0;
for child in node.children() {
    let theirs = valuation(child, mover.other());
    value = match mover {
        Player::First => value.max(theirs),
        Player::Second => value.min(theirs),
    };
}
value
// ANCHOR_END: body
