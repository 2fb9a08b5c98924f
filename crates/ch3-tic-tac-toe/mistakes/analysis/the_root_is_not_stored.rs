//! mistake: Stores the boards after the moves and not the first.
//! says: Store every one, including the first.
//! also: The board itself is not in known afterwards, so store it before you return.
// ANCHOR: value
fn worth<B: Board + Eq + Hash>(board: &B, known: &mut HashMap<B, Value>) -> Value {
    let mut best = if board.done() { board.evaluate() } else { board.worst_case() };
    for mv in board.legal_moves() {
        let next = board.play(mv);
        let value = match known.get(&next) {
            Some(&value) => value,
            None => {
                let value = worth(&next, known);
                known.insert(next, value);
                value
            }
        };
        if board.better(value, best) {
            best = value;
        }
    }
    best
}
if let Some(&value) = known.get(board) {
    return value;
}
worth(board, known)
// ANCHOR_END: value
