//! mistake: Stops at the first move that is not better.
//! says: you tried only a and b of the 3 moves
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
            best_value = value;
            recommended = Some(try_it);
        } else { break; }
    }
    (best_value, recommended)
// ANCHOR_END: body
