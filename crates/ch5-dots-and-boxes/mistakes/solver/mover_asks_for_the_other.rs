//! mistake: The question goes on unchanged, as if the same player moved.
//! says: the turn passes
// ANCHOR: search
if t <= bounds.low {
    return true;
}
if t > bounds.high {
    return false;
}
let answer = board
    .legal_moves()
    .any(|line| at_least(&board.play(line), t, table));
if answer {
    bounds.low = t;
} else {
    bounds.high = t - 1;
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
