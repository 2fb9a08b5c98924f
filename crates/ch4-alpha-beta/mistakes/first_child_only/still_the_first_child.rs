//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: [[1, −1], [0, 0]] is 0, not 1: MIN has more than one child
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
