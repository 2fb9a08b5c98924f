//! mistake: The memo is neither asked nor filled.
//! says: the memo is empty, also after the search
// ANCHOR: body
    let dots = board.dots();
    
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
