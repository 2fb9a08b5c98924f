//! mistake: The rest is the first player's, without the mover in the key.
//! says: for A it is right, and for B the sign is wrong
// ANCHOR: body
let dots = board.dots();
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { 0 } else { board.worst_case() };
for line in board.legal_moves() {
    let sign = if dots.to_move == game::Player::First { 1 } else { -1 };
    let value = sign * dots.closes(line) + same_position(&board.play(line), memo);
    if board.better(value, best) {
        best = value;
    }
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
