//! mistake: Looks at the board after the move alone.
//! says: the outcome is another; judge for who moved.
// ANCHOR: verdict
let after = board.play(mv).evaluate();
if after == board.evaluate() {
    Verdict::Best
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict
