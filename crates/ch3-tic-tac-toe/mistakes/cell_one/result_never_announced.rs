//! mistake: The result is worked out and never said.
//! says: the result is worked out, so announce it.
// ANCHOR: announced
said += "Good bye.\n";
// ANCHOR_END: announced
