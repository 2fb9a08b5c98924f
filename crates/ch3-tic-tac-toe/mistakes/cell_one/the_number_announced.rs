//! mistake: The result is announced as the program knows it.
//! says: Announce the result in the words of human_first's comment.
// ANCHOR: announced
    said += &format!("The result is {}.\n", result.unwrap_or(DRAW));
// ANCHOR_END: announced
