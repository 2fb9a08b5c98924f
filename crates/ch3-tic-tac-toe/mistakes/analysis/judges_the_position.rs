//! mistake: Looks at the board after the move alone.
//! says: whatever is known of the board before the move, you say the same: ask value_of.
// ANCHOR: verdict
let after = board.play(mv).evaluate();
if after == board.evaluate() {
    Verdict::Best
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict
