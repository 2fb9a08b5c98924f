//! mistake: Lets the level decide who wants more: MAX above, MIN below, by turns.
//! says: After "left" X moves again and takes the 5
// ANCHOR: body
fn search<B: Board>(board: &B, depth: u32, max: bool) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut best_value, mut recommended) = (if max { Value::MIN } else { Value::MAX }, None);
    for try_it in board.legal_moves() {
        let (value, _) = search(&board.play(try_it), depth - 1, !max);
        if if max { value > best_value } else { value < best_value } {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
}
search(board, depth, board.to_move() == game::Player::First)
// ANCHOR_END: body
