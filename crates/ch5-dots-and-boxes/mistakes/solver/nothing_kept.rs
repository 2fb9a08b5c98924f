//! mistake: The bounds are read, but nothing is kept.
//! says: Is every answer kept in the table
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
