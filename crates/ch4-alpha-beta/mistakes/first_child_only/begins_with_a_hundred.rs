//! mistake: The worst there is is taken to be 100 away from 0.
//! says: you say −100: no leaf says −100. An inner node begins with the worst
// ANCHOR: start
let mut value = match c { Player::First => -100, Player::Second => 100 };
// ANCHOR_END: start
