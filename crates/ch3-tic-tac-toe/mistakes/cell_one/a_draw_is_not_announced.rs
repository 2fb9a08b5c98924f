//! mistake: Announces a win alone.
//! says: the game is over, and the last that was said is "The game is over.": the result is worked out, so announce it.
// ANCHOR: announced
said += match result {
    Some(COMPUTER_WIN) => "I have won.\n",
    Some(COMPUTER_LOSS) => "You have won.\n",
    _ => "",
};
// ANCHOR_END: announced
