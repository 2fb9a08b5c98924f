//! right: The moves of the root are tried here, the last best one first.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        if board.done() && !clock.is_up() {
            deepest.depth = most;
            return deepest;
        }
        let mut best = board.worst_case();
        let mut recommended = None;
        for mv in board.legal_moves() {
            let (alpha, beta) = match board.to_move() {
                game::Player::First => (best, Value::MAX),
                game::Player::Second => (Value::MIN, best),
            };
            let (value, _) = alpha_beta(&timed.play(mv), depth - 1, alpha, beta);
            if board.better(value, best) {
                (best, recommended) = (value, Some(mv));
            }
        }
        if clock.is_up() {
            return deepest;
        }
        deepest = Deepest { depth, value: best, recommended };
    }
    deepest
// ANCHOR_END: body
