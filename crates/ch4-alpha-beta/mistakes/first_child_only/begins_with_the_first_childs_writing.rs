//! mistake: It begins with what is written at its first child.
//! says: no leaf is 0. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
    let mut value = q.children()[0].value();
// ANCHOR_END: start
