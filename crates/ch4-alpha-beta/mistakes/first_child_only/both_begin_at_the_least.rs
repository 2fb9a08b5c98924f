//! mistake: MIN, too, begins with −∞, and so has it after its first child.
//! says: [[9, 4, 6, 2]] is 2, and you say −∞: no leaf says −∞. An inner node begins with the worst there is for its player
// ANCHOR: start
let mut value = Value::MIN;
// ANCHOR_END: start
