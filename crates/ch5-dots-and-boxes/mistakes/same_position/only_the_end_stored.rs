//! mistake: Only the full field is stored.
//! says: the memo holds one position, and not the one that was asked for
// ANCHOR: body
    let dots = board.dots();
    if board.done() { memo.insert(dots.drawn, 0); return 0; }
    if let Some(&known) = memo.get(&dots.drawn) {
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
    
    best
// ANCHOR_END: body
