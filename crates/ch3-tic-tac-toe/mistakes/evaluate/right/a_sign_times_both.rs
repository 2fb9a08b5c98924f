//! right: The sign of the player is multiplied with both.
//! told: Right for all that a position can be worth.
// ANCHOR: value
    let sign = |player| if player == Player::First { 1 } else { -1 };
    winner.map_or(0, |player| sign(player) * (10 - moves_done as Value))
// ANCHOR_END: value
// ANCHOR: compare
    let sign = if mover == Player::First { 1 } else { -1 };
    sign * value > sign * old
// ANCHOR_END: compare
// ANCHOR: worst
    if mover == Player::First { -10 } else { 10 }
// ANCHOR_END: worst
