//! mistake: Who made the move is asked of the board after it.
//! says: assess of "go on" on the board below, after which X moves again, and which takes the value from 4 to −3: yours returned "keeps the outcome", and it should be "throws away a win".
// ANCHOR: verdict
let next = board.play(mv);
let (before, after) = (value_of(board, known), value_of(&next, known));
let outcome = |value: Value| match next.to_move().other() {
    Player::First => value.signum(),
    Player::Second => -value.signum(),
};
match (outcome(before), outcome(after)) {
    _ if before == after => Verdict::Best,
    (1, 0 | -1) => Verdict::ThrowsAwayAWin,
    (0, -1) => Verdict::ThrowsAwayADraw,
    _ => Verdict::KeepsTheOutcome,
}
// ANCHOR_END: verdict
