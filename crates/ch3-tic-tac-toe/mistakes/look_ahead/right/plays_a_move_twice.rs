//! right: plays a move once to ask whether the game is over, and once to look into it
//! told: two moves deep you looked at 163 positions where 82 suffice
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let (value, _reply) = if new_board.done() { (new_board.evaluate(), None) } else { look_ahead(&board.play(try_it), depth - 1) };
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
// ANCHOR_END: body
