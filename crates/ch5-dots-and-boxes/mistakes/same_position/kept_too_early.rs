//! mistake: What is kept is the best before the last line was looked at.
//! says: what is kept in the memo is not what is returned
// ANCHOR: body
    let dots = board.dots();
    if let Some(&known) = memo.get(&dots.drawn) {
        return known;
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    memo.insert(dots.drawn, best);
    for line in board.legal_moves() {
        let new_board = board.play(line);
        let rest = same_position(&new_board, memo);
        let value = if new_board.dots().to_move == dots.to_move { dots.closes(line) + rest } else { -rest };
        memo.insert(dots.drawn, best);
        best = best.max(value);
    }
    best
// ANCHOR_END: body
