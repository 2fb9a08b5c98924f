//! right: Says it with a not.
// ANCHOR: compare
match mover {
    Player::First => !(value <= old),
    Player::Second => !(value >= old),
}
// ANCHOR_END: compare
