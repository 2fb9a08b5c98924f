//! mistake: MIN, too, begins with −∞, and so has it after its first child.
//! says: No leaf is −∞. An inner node begins with the worst there is for its player, −∞ for MAX and +∞ for MIN.
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start
