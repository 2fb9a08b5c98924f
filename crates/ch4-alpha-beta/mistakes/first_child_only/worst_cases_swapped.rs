//! mistake: MAX begins with the largest value, MIN with the smallest.
//! says: the value it begins with was never replaced
// ANCHOR: start
let mut value = match c { Player::First => Value::MAX, Player::Second => Value::MIN };
// ANCHOR_END: start
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if false {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if false {
            break;
        }
    }
}
// ANCHOR_END: child
