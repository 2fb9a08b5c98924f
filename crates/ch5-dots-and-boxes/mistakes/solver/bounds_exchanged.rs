//! mistake: A yes lowers high, a no raises low.
//! says: a yes raises low to t, a no lowers high to t − 1
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
    bounds.high = t;
} else {
    bounds.low = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
