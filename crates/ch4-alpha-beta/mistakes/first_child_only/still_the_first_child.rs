//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: MIN stopped at 1, and did not read the other replies. `vp` is −∞ there, and 1 is more. Only `value <= vp` may end the loop.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
