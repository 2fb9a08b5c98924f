//! mistake: Asks the new board what is better, where the depth is even.
//! says: you asked the new board what is better
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let (value, _reply) = look_ahead(&new_board, depth - 1);
        if if depth % 2 == 0 { new_board.better(best_value, value) } else { board.better(value, best_value) } {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
// ANCHOR_END: body
