//! mistake: Looks four moves ahead and no further.
//! says: Yours looked 4 moves ahead, and no depth is asked for.
// ANCHOR: value
fn worth<B: Board + Eq + Hash>(board: &B, depth: u32, known: &mut HashMap<B, Value>) -> Value {
    if let Some(&value) = known.get(board) {
        return value;
    }
    let mut best = if board.done() || depth == 0 { board.evaluate() } else { board.worst_case() };
    if depth > 0 {
        for mv in board.legal_moves() {
            let value = worth(&board.play(mv), depth - 1, known);
            if board.better(value, best) {
                best = value;
            }
        }
    }
    known.insert(board.clone(), best);
    best
}
worth(board, 4, known)
// ANCHOR_END: value
