//! mistake: Extra turns are looked for.
//! says: braces mean an extra turn on later pages
// ANCHOR: child
match c {
    Player::First => {
        value = value.max(val(child, if child.is_extra_turn() { Player::First } else { Player::Second }, if child.is_extra_turn() { vp } else { value }));
        if value >= vp {
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
