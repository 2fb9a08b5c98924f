//! mistake: The rest is stored from A's side under the lines alone.
//! says: what is stored is A's, and it is looked up for both
// ANCHOR: body
    let dots = board.dots();
    if let Some(&known) = memo.get(&dots.drawn) {
        return if dots.to_move == game::Player::First { known } else { -known };
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    for line in board.legal_moves() {
        let new_board = board.play(line);
        let rest = same_position(&new_board, memo);
        let value = if new_board.dots().to_move == dots.to_move { dots.closes(line) + rest } else { -rest };
        best = best.max(value);
    }
    memo.insert(dots.drawn, if dots.to_move == game::Player::First { best } else { -best });
    best
// ANCHOR_END: body
