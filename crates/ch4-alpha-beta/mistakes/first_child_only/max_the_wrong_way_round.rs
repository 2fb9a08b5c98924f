//! mistake: The comparison at MAX is turned.
//! says: in another tree, [4, 9, 2, 6], MAX stopped at 4, while MIN above held nothing
//! also: the tree below is
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, Player::Second, value));
        if value <= vp {
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
