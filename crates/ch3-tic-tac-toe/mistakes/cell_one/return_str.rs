//! mistake: Sets what was said to the result alone.
//! says: came back, and not all that was said before it
// ANCHOR: announced
    said = String::new(); said += match result {
        Some(COMPUTER_WIN) => "I have won.\n",
        Some(COMPUTER_LOSS) => "You have won.\n",
        _ => "A draw.\n",
    };
// ANCHOR_END: announced
