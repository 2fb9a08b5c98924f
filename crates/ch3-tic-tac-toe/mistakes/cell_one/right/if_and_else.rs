//! right: The result by if and else.
// ANCHOR: announced
if result == Some(COMPUTER_WIN) {
    said.push_str("I have won.\n");
} else if result == Some(COMPUTER_LOSS) {
    said.push_str("You have won.\n");
} else {
    said.push_str("A draw.");
}
// ANCHOR_END: announced
