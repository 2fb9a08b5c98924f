//! mistake: Whatever the result is, a draw.
//! says: Somebody has a line, and `result` says who.
// ANCHOR: announced
said += "A draw.\n";
// ANCHOR_END: announced
