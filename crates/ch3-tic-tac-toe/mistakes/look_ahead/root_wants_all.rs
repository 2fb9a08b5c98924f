//! mistake: Every board is asked for the player who moves first.
//! says: On this road each move on is worth 1 more. Asked alone about each board after a move, yours is right: out −100, on 2. So look at what this call hands down, and at what it makes of the answers.
// ANCHOR: body
    fn search<B: Board>(board: &B, depth: u32, root: &B) -> (Value, Option<B::Move>) {
        if depth == 0 || board.done() {
            return (board.evaluate(), None);
        }
        let mut best = root.worst_case();
        let mut mv = None;
        for it in board.legal_moves() {
            let (value, _) = search(&board.play(it), depth - 1, root);
            if root.better(value, best) {
                best = value;
                mv = Some(it);
            }
        }
        (best, mv)
    }
    search(board, depth, board)
// ANCHOR_END: body
