//! right: A helper that knows the mover, and returns only when the window closes.
// ANCHOR: body
    fn search<B: Board>(board: &B, depth: u32, mut window: (Value, Value)) -> (Value, Option<B::Move>) {
        if board.done() || depth == 0 {
            return (board.evaluate(), None);
        }
        let first = matches!(board.to_move(), Player::First);
        let mut found: Option<(Value, B::Move)> = None;
        let mut moves = board.legal_moves();
        while window.0 < window.1 {
            let Some(mv) = moves.next() else { break };
            let value = search(&board.play(mv), depth - 1, window).0;
            if found.is_none_or(|(old, _)| board.better(value, old)) {
                found = Some((value, mv));
                if first {
                    window.0 = window.0.max(value);
                } else {
                    window.1 = window.1.min(value);
                }
            }
        }
        let (value, mv) = found.unwrap();
        (value, Some(mv))
    }
    search(board, depth, (alpha, beta))
// ANCHOR_END: body
