//! mistake: A win is better than a draw, and a draw than a loss; two wins are equal.
//! says: both are a win of the same player, and equal to you.
// ANCHOR: compare
    match mover {
        Player::First => value.signum() > old.signum(),
        Player::Second => value.signum() < old.signum(),
    }
// ANCHOR_END: compare
