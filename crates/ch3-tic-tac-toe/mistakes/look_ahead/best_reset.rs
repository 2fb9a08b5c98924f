//! mistake: Begins at the worst case anew for each move.
//! says: each value was compared with the worst case, and so each one is better: begin there once
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    
    let mut recommended = None; let mut last = 0;
    for try_it in board.legal_moves() {
        let mut best_value = board.worst_case(); let new_board = board.play(try_it);
        let (value, _reply) = look_ahead(&new_board, depth - 1);
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
 last = best_value;
    }
    (last, recommended)
// ANCHOR_END: body
