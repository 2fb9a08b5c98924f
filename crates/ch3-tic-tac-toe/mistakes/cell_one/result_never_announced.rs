//! mistake: The result is worked out and never said.
//! says: Announce the result in the words of human_first's comment
// ANCHOR: announced
said += "Good bye.\n";
// ANCHOR_END: announced
