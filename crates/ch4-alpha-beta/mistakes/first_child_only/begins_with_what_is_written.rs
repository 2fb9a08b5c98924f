//! mistake: An inner node begins with what is written there, which is 0.
//! says: no leaf is 0. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
let mut value = q.value();
// ANCHOR_END: start
