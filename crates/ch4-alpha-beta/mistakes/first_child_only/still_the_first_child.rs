//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: [[9, 4, 6, 2]] is 2, and you say 9: MIN stopped at 9, while MAX above held nothing.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
