//! mistake: Whatever the result is, a draw.
//! says: you announced "A draw.": "You have won." is right
// ANCHOR: announced
said += "A draw.\n";
// ANCHOR_END: announced
