//! mistake: t = high is answered with no.
//! says: no is answered only above high.
//! also: may t be as many as there are open boxes?
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t >= bounds.high {
    return false;
}
// No line closes a box, so the turn passes: t or more for us is -t or less for the other.
let answer = board
    .legal_moves()
    .any(|line| !at_least(&board.play(line), 1 - t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
