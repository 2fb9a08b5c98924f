//! mistake: As soon as a move wins, no other is tried.
//! says: you stopped before all moves were tried.
//! also: XX.OO..X. is worth −4, not −2: all moves count, and yours stops before all were tried.
// ANCHOR: value
    if let Some(&value) = known.get(board) {
        return value;
    }
    let mut best = if board.done() { board.evaluate() } else { board.worst_case() };
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), known);
        if board.better(value, best) {
            best = value;
        }
        if board.better(best, 0) {
            break;
        }
    }
    known.insert(board.clone(), best);
    best
// ANCHOR_END: value
