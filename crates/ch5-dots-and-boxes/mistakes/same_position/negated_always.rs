//! mistake: The rest is negated after every line.
//! says: who closes a box moves again, so the rest is the mover's too
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = dots.closes(line) - rest;
    best = best.max(value);
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
