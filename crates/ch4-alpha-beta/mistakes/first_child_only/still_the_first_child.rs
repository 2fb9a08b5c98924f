//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: MIN stopped at 9, where nobody above held anything. `vp` alone ends the loop, and only when the value is no better for the player above: at MIN `value <= vp`.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
