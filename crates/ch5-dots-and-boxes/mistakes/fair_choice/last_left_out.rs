//! mistake: Draws an index below the length minus one.
//! says: The last one has no chance
// ANCHOR: body
    let mut best: Vec<B::Move> = Vec::new();
    let mut best_value = board.worst_case();
    for (mv, value) in valued {
        if board.better(value, best_value) {
            best_value = value;
            best.clear();
        }
        if value == best_value {
            best.push(mv);
        }
    }
    if best.is_empty() {
        return None;
    }
    let n = if best.len() > 1 { best.len() - 1 } else { 1 };
    Some(best[rng.usize(..n)])
// ANCHOR_END: body
