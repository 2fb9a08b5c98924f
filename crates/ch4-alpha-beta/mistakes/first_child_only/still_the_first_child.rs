//! mistake: Only the beginning is repaired; MIN still stops after its first child.
//! says: MIN stopped at 9. Nobody above holds anything there, so that `vp` is −∞: only `value <= vp` may end the loop.
// ANCHOR: child
match c {
    Player::First => value = value.max(val(child, Player::Second, value)),
    Player::Second => {
        value = value.min(val(child, Player::First, value));
        break;
    }
}
// ANCHOR_END: child
