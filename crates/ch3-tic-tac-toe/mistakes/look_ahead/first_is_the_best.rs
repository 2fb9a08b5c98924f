//! mistake: Keeps each better move, and only the first value.
//! says: 7 is better than 3, as the board says, and after it 5 was compared with 3 again
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let (value, _reply) = look_ahead(&new_board, depth - 1);
        if board.better(value, best_value) {
            if recommended.is_none() { best_value = value; }
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
// ANCHOR_END: body
