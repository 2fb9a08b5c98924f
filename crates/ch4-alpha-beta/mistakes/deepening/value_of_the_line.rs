//! mistake: Each depth goes on from the board that the last one leads to, and the first move stays.
//! says: Does each depth begin with this board?
//! also: Looking 2 ahead, alpha_beta played
// ANCHOR: body
    let mut at = board.clone();
    for depth in 1..=most {
        let (value, recommended) = alpha_beta(&Timed::new(at.clone(), clock), depth, Value::MIN, Value::MAX);
        if clock.is_up() { break; }
        deepest.depth = depth; deepest.value = value;
        if depth == 1 { deepest.recommended = recommended; }
        if let Some(mv) = recommended { at = at.play(mv); }
    }
    deepest
// ANCHOR_END: body
