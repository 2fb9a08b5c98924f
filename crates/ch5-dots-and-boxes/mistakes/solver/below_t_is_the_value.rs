//! mistake: A no is kept as if the value were t − 1.
//! says: 'below t' is no value
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
let answer = board
    .legal_moves()
    .any(|line| !at_least(&board.play(line), 1 - t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t - 1;
    bounds.low = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
