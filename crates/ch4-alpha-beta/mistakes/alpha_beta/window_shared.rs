//! mistake: One window for the whole search, never given back.
//! says: Was a bound found below taken over by the board above? It is the child's own: hand the window down by value
// ANCHOR: body
fn go<B: Board>(board: &B, depth: u32, window: &mut (Value, Value)) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _) = go(&board.play(try_it), depth - 1, window);
        if board.better(value, best_value) { best_value = value; recommended = Some(try_it); }
        match board.to_move() {
            Player::First => window.0 = window.0.max(best_value),
            Player::Second => window.1 = window.1.min(best_value),
        }
        if window.0 >= window.1 { break; }
    }
    (best_value, recommended)
}
let mut window = (alpha, beta);
go(board, depth, &mut window)
// ANCHOR_END: body
