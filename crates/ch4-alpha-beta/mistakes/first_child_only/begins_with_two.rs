//! mistake: An inner node begins with ∓2, as the text of the page says.
//! says: No leaf is −2. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
let mut value = match c { Player::First => -2, Player::Second => 2 };
// ANCHOR_END: start
