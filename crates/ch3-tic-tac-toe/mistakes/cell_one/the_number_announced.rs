//! mistake: The result is announced as the program knows it.
//! says: announce the result in the words of human_first's comment, "You have won.".
// ANCHOR: announced
    said += &format!("The result is {}.\n", result.unwrap_or(DRAW));
// ANCHOR_END: announced
