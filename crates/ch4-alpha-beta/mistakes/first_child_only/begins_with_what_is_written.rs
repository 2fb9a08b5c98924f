//! mistake: An inner node begins with what is written there, which is 0.
//! says: [−3, −8, −5] is −3, and you say 0: no leaf says 0.
// ANCHOR: start
let mut value = q.value();
// ANCHOR_END: start
