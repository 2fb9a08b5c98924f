//! right: Where every move ends the game, deeper looks say the same.
// ANCHOR: body
    let timed = Timed::new(board.clone(), clock);
    for depth in 1..=most {
        let over = depth > 1 && board.legal_moves().all(|mv| timed.play(mv).done());
        if clock.is_up() {
            break;
        }
        if over {
            deepest.depth = depth;
            continue;
        }
        let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
        if clock.is_up() {
            break;
        }
        deepest = Deepest { depth, value, recommended };
    }
    deepest
// ANCHOR_END: body
