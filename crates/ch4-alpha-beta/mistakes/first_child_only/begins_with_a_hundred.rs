//! mistake: The worst there is is taken to be 100 away from 0.
//! says: in [[1000000000]] yours finds 100, and no leaf says 100
// ANCHOR: start
let mut value = match c { Player::First => -100, Player::Second => 100 };
// ANCHOR_END: start
