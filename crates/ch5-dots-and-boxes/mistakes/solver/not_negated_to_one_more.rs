//! mistake: The opposite of "t or more" is taken for "−t or more".
//! says: less than 1 - t for the other
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
let answer = board
    .legal_moves()
    .any(|line| !at_least(&board.play(line), -t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
