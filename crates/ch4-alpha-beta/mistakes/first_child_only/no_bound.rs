//! mistake: The break is taken out, and the bound is still not looked at.
//! says: 4 leaves read in [[0, 0], [−1, 1]], 3 suffice
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => value = value.min(val(child, Player::First, value)),
}
// ANCHOR_END: child
