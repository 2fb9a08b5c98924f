//! mistake: All lines must do, not one.
//! says: one line that does is enough for a yes
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
// No line closes a box, so the turn passes: t or more for us is -t or less for the other.
let answer = board
    .legal_moves()
    .all(|line| !at_least(&board.play(line), 1 - t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
