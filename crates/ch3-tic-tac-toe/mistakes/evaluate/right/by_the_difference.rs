//! right: The difference of the two, which fits for all that occurs.
//! told: leaves the numbers that fit: < and > alone compare any two.
// ANCHOR: compare
let more = value - old;
match mover {
    Player::First => more > 0,
    Player::Second => more < 0,
}
// ANCHOR_END: compare
