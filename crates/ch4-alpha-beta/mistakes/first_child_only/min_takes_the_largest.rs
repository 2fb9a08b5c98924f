//! mistake: MIN keeps the larger value.
//! says: MIN
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value >= vp {
            break;
        }
    }
    Player::Second => {
        value = value.max(val(child, Player::First, value));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
