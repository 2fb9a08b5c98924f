//! mistake: An inner node begins with 0 instead of the worst there is.
//! says: Where MIN moves, [4, 9, 2, 6] is 2, and you say 0: yours is 0, and no leaf says 0.
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
