//! right: Looks the new board up before it calls itself.
//! told: 5 478 positions are known afterwards
// ANCHOR: value
if let Some(&value) = known.get(board) {
    return value;
}
let mut best = None;
for mv in board.legal_moves() {
    let next = board.play(mv);
    let value = known.get(&next).copied().unwrap_or_else(|| value_of(&next, known));
    if best.is_none_or(|old| board.better(value, old)) {
        best = Some(value);
    }
}
let best = best.unwrap_or_else(|| board.evaluate());
known.insert(board.clone(), best);
best
// ANCHOR_END: value
