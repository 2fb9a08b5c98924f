//! mistake: Larger is better for both.
//! says: as if no move were better, and the board was never asked.
//! also: XX.OO.... is worth 5, not 10: no finished game is worth that: it is a worst case, as if no move were better.
    // ANCHOR: value
    if let Some(&value) = known.get(board) {
        return value;
    }
    let mut best = if board.done() { board.evaluate() } else { board.worst_case() };
    for mv in board.legal_moves() {
        let value = value_of(&board.play(mv), known);
        if value > best {
            best = value;
        }
    }
    known.insert(board.clone(), best);
    best
    // ANCHOR_END: value
