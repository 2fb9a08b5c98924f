//! mistake: The break is taken out, and the bound is still not looked at.
//! says: read on after the 40: nobody looks at `vp`, at MAX or at MIN.
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
