//! mistake: A leaf is valued from the side of whoever would move there.
//! says: the game is over there, whoever would move
// ANCHOR: body
if node.is_leaf() {
    return match mover {
        Player::First => node.value(),
        Player::Second => -node.value(),
    };
}
let values = node.children().iter().map(|child| valuation(child, mover.other()));
let best = match mover {
    Player::First => values.max(),
    Player::Second => values.min(),
};
best.unwrap_or_default()
// ANCHOR_END: body
