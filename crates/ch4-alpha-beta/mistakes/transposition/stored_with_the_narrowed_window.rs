//! mistake: The narrowed window says what the value means.
//! says: look at with_table, which was given
// ANCHOR: with_table
#[traced(skip(board, table))]
pub fn with_table<B: Board + Eq + Hash>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
    table: &mut Table<B>,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut low, mut high) = match table.probe(board, depth, alpha, beta) {
        Probe::Answer(value, recommended) => return (value, recommended),
        Probe::Open { alpha, beta } => (alpha, beta),
    };
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _reply) = with_table(&board.play(try_it), depth - 1, low, high, table);
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
        match board.to_move() {
            Player::First => low = low.max(best_value),
            Player::Second => high = high.min(best_value),
        }
        if low >= high {
            break;
        }
    }
    // The window asked for, not the narrowed one, says what the value means.
    table.store(board, depth, low, high, (best_value, recommended));
    (best_value, recommended)
}
// ANCHOR_END: with_table
