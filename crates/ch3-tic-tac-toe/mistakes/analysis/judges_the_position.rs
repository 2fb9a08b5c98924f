//! mistake: Looks at the board after the move alone.
//! says: The values of the two boards change nothing in your verdict: ask value_of for both.
// ANCHOR: verdict
let after = board.play(mv).evaluate();
if after == board.evaluate() {
    Verdict::Best
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict
