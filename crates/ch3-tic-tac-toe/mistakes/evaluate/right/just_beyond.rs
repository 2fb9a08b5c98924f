//! right: The worst cases lie just beyond what occurs.
// ANCHOR: worst
match mover {
    Player::First => -5,
    Player::Second => 6,
}
// ANCHOR_END: worst
