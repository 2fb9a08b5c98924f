//! mistake: The number of lines drawn is the key.
//! says: one value for each number of lines
// ANCHOR: body
    let dots = board.dots();
    let key = u64::from(dots.drawn.count_ones());
    if let Some(&known) = memo.get(&key) {
        return known;
    }
    let mut best = if board.done() { 0 } else { Value::MIN };
    for line in board.legal_moves() {
        let new_board = board.play(line);
        let rest = same_position(&new_board, memo);
        let value = if new_board.dots().to_move == dots.to_move { dots.closes(line) + rest } else { -rest };
        best = best.max(value);
    }
    memo.insert(key, best);
    best
// ANCHOR_END: body
