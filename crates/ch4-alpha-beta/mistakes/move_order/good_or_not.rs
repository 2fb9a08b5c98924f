//! mistake: A win is 0, all else 1: how much it is worth does not matter.
//! says: rank by the value itself.
// ANCHOR: by_value
    let value = board.play(mv).evaluate();
    let good = match board.to_move() {
        Player::First => value > 0,
        Player::Second => value < 0,
    };
    i32::from(!good)
// ANCHOR_END: by_value
