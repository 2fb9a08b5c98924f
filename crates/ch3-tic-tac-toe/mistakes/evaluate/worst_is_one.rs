//! mistake: A loss is -1.
//! says: X can do worse than that: it must lie beyond all six values.
// ANCHOR: worst
    match mover {
        Player::First => -1,
        Player::Second => 1,
    }
// ANCHOR_END: worst
