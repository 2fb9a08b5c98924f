//! mistake: A yes is kept as if the value were t.
//! says: 'At least t' is no value
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
    bounds.high = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
