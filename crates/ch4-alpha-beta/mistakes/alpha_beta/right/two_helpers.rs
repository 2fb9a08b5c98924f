//! right: Two helpers that call each other, or themselves where a player moves again.
// ANCHOR: body
    fn max<B: Board>(b: &B, d: u32, mut alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
        let mut found = (Value::MIN, None);
        for mv in b.legal_moves() {
            let (v, _) = either(&b.play(mv), d - 1, alpha, beta);
            if v > found.0 {
                found = (v, Some(mv));
            }
            alpha = alpha.max(v);
            if alpha >= beta {
                return found;
            }
        }
        found
    }
    fn min<B: Board>(b: &B, d: u32, alpha: Value, mut beta: Value) -> (Value, Option<B::Move>) {
        let mut found = (Value::MAX, None);
        for mv in b.legal_moves() {
            let (v, _) = either(&b.play(mv), d - 1, alpha, beta);
            if v < found.0 {
                found = (v, Some(mv));
            }
            beta = beta.min(v);
            if alpha >= beta {
                return found;
            }
        }
        found
    }
    fn either<B: Board>(b: &B, d: u32, alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
        if d == 0 || b.done() {
            (b.evaluate(), None)
        } else if b.to_move() == Player::First {
            max(b, d, alpha, beta)
        } else {
            min(b, d, alpha, beta)
        }
    }
    either(board, depth, alpha, beta)
// ANCHOR_END: body
