//! mistake: Compares without the signs.
//! says: 0 is better than −2 when X moves: X wants more. You compare how far the two are from 0
// ANCHOR: compare
match mover {
    Player::First => value.abs() > old.abs(),
    Player::Second => value.abs() < old.abs(),
}
// ANCHOR_END: compare
