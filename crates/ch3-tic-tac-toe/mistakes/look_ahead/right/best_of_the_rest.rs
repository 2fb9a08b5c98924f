//! right: a helper that goes over the moves by calling itself
// ANCHOR: body
    fn best_of<B: Board>(
        board: &B,
        moves: &[B::Move],
        best: (Value, Option<B::Move>),
        left: u32,
    ) -> (Value, Option<B::Move>) {
        let Some((&mv, rest)) = moves.split_first() else {
            return best;
        };
        let (value, _) = look_ahead(&board.play(mv), left);
        let best = if board.better(value, best.0) { (value, Some(mv)) } else { best };
        best_of(board, rest, best, left)
    }
    match depth {
        0 => (board.evaluate(), None),
        _ if board.done() => (board.evaluate(), None),
        _ => {
            let moves: Vec<_> = board.legal_moves().collect();
            best_of(board, &moves, (board.worst_case(), None), depth - 1)
        }
    }
// ANCHOR_END: body
