//! mistake: Stores no 0.
//! says: no board that is worth 0 is known afterwards: 0 is a value too, so store it.
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
            best = value;
        }
    }
    if best != 0 { known.insert(board.clone(), best); }
    best
// ANCHOR_END: value
