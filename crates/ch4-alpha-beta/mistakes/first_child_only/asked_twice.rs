//! mistake: Each child is asked about twice, as condition and as value.
//! says: val was called 12 times on [[0, 0], [−1, 1]], which has 7 nodes: call it once for each child, and keep what it answers.
// ANCHOR: child
match c {
    Player::First => {
        if val(child, Player::Second, value) > value {
            value = val(child, Player::Second, value);
        }
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        if val(child, Player::First, value) < value {
            value = val(child, Player::First, value);
        }
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
