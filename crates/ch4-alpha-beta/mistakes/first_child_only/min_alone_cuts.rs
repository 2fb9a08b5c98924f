//! mistake: Only MIN looks at the bound.
//! says: 6 leaves read in [[[5, 6], [7, 4]], [[3, 1], [8, 9]]], 5 suffice
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        if value <= vp {
            break;
        }
    }
}
// ANCHOR_END: child
