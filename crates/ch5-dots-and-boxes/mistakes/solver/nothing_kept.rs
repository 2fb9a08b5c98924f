//! mistake: The bounds are read, but nothing is kept.
//! says: The table is empty, also after the question
//! judged: suffice
// ANCHOR: search
let _ = (key, &mut bounds);
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
board
    .legal_moves()
    .any(|line| !at_least(&board.play(line), 1 - t, table))
// ANCHOR_END: search
