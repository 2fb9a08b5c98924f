//! mistake: An inner node begins with what is written there, which is 0.
//! says: [[5, 3], [4, 6]] is 4, not 0
//! says: no leaf says 0: an inner node begins with the worst there is for its player.
// ANCHOR: start
let mut value = q.value();
// ANCHOR_END: start
