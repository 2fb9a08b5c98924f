//! mistake: The loop ends while one value could still be better.
//! says: at [45, 43] yours stopped at 45, and 45 is still better for MAX than the 44 it holds: not refuted yet
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp.saturating_add(1) {
            break;
        }
    }
}
// ANCHOR_END: child
