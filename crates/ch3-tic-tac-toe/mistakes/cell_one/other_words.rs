//! mistake: Announces it in words of its own.
//! says: you announced "You won!": "You have won." is right; write it as it stands in the comment above human_first.
// ANCHOR: announced
said += match result {
    Some(COMPUTER_WIN) => "I won!\n",
    Some(COMPUTER_LOSS) => "You won!\n",
    _ => "A draw.\n",
};
// ANCHOR_END: announced
