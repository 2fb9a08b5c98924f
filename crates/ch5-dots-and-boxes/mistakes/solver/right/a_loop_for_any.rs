//! right: A loop for any, and the better bound kept.
// ANCHOR: search
if t <= bounds.low { return true; }
if bounds.high < t { return false; }
let mut answer = false;
for line in board.legal_moves() {
    if !at_least(&board.play(line), 1 - t, table) {
        answer = true;
        break;
    }
}
match answer {
    true => bounds.low = bounds.low.max(t),
    false => bounds.high = bounds.high.min(t - 1),
}
table.insert(key, bounds);
answer
// ANCHOR_END: search
