//! mistake: Announces the result from the human's side, but it is the computer's.
//! says: and you announced "I have won.": "You have won." is right.
// ANCHOR: announced
said += match result {
    Some(COMPUTER_LOSS) => "I have won.\n",
    Some(COMPUTER_WIN) => "You have won.\n",
    _ => "A draw.\n",
};
// ANCHOR_END: announced
