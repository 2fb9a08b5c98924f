//! mistake: An inner node begins with ∓2, as the text of the page says.
//! says: in [−3, −8] yours finds −2, and no leaf says −2
// ANCHOR: start
let mut value = match c { Player::First => -2, Player::Second => 2 };
// ANCHOR_END: start
