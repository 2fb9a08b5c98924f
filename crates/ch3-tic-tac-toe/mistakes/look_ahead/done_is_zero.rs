//! mistake: A game that is over is worth 0.
//! says: not 0 and no move: where the game is over, the board says its value.
// ANCHOR: body
    if depth == 0 { return (board.evaluate(), None); }
    if board.done() {
        return (0, None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let (value, _reply) = look_ahead(&new_board, depth - 1);
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
// ANCHOR_END: body
