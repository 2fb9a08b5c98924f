//! mistake: The value of a line is stored as that of the board after it.
//! says: what is kept in the memo is not what is returned
// ANCHOR: body
    let dots = board.dots();
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
        memo.insert(new_board.dots().drawn, value);
    }
    
    best
// ANCHOR_END: body
