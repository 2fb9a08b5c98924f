//! mistake: A new best inside the if.
//! says: Each move is better, as the board says, and no value was kept.
// ANCHOR: value
    if let Some(&value) = known.get(board) {
        return value;
    }
    let mut best = if board.done() {
        board.evaluate()
    } else {
        board.worst_case()
    };
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), known);
        if board.better(value, best) {
            let best = value; let _ = best;
        }
    }
    known.insert(board.clone(), best);
    best
// ANCHOR_END: value
