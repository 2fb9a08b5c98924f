//! mistake: A no keeps t itself as high.
//! says: and the table says "at most 1" of it
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
    .any(|line| !at_least(&board.play(line), 1 - t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
