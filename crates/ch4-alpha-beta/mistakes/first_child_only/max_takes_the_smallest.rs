//! mistake: MAX keeps the smaller value.
//! says: at the root MAX moves, and takes the largest; yours takes the smallest.
// ANCHOR: start
let mut value = Value::MAX;
// ANCHOR_END: start
// ANCHOR: child
match c {
    Player::First => {
        value = value.min(val(child, Player::Second, value));
        if false {
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
