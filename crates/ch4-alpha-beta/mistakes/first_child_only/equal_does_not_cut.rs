//! mistake: An equal value does not end the loop.
//! says: 4 leaves read in [[44, 61], [44, 35]], 3 suffice
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value > vp {
            break;
        }
    }
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value < vp {
            break;
        }
    }
}
// ANCHOR_END: child
