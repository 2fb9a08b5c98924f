//! mistake: The rest is negated where the second player moves.
//! says: for A it is right, and for B it is not
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == game::Player::First {
        dots.closes(line) + rest
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
