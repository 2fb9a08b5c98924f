//! mistake: Keeps every value, and the move only where it is better.
//! says: better(5, 7) says no, so the best so far stays what it was.
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
            recommended = Some(try_it);
        }
        best_value = value;
    }
    (best_value, recommended)
// ANCHOR_END: body
