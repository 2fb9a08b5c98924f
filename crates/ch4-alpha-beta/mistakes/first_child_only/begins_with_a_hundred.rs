//! mistake: The worst there is is taken to be 100 away from 0.
//! says: No leaf is −100. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => -100, Player::Second => 100 };
// ANCHOR_END: start
