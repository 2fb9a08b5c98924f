//! mistake: Who moves is part of the key.
//! says: Is there more in the key than decides the rest?
//! says: whoever took the boxes and whoever moves
// ANCHOR: key
pub type Key = (Lines, game::Player);
// ANCHOR_END: key
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&(dots.drawn, dots.to_move)) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert((dots.drawn, dots.to_move), best);
best
// ANCHOR_END: body
