//! mistake: The function that MAX begins with is told that MIN holds something.
//! says: in another tree, [1500000000, 2000000000], MAX stopped at 1500000000, while MIN above held nothing
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp.min(1_000) {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
