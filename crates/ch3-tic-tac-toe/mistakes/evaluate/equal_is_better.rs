//! mistake: Better or equal.
//! says: equal is not better: ties keep the first move.
// ANCHOR: compare
match mover {
    Player::First => value >= old,
    Player::Second => value <= old,
}
// ANCHOR_END: compare
