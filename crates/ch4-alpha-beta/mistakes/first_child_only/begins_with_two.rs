//! mistake: An inner node begins with ∓2, as the text of the page says.
//! says: [−3, −8, −5] is −3, and you say −2: no leaf says −2
// ANCHOR: start
let mut value = match c { Player::First => -2, Player::Second => 2 };
// ANCHOR_END: start
