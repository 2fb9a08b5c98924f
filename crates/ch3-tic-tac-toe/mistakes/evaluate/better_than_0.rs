//! mistake: Compares with a draw instead of the old value.
//! says: X wants more, so look at both numbers: value > old.
// ANCHOR: compare
let _ = old;
match mover {
    Player::First => value > 0,
    Player::Second => value < 0,
}
// ANCHOR_END: compare
