//! right: asks the memo about the child before it calls
// ANCHOR: body
    let dots = *board.dots();
    let mut best = None;
    for line in board.legal_moves() {
        let child = board.play(line);
        let rest = match memo.get(&child.dots().drawn) {
            Some(&rest) => rest,
            None => same_position(&child, memo),
        };
        let closed = dots.closes(line);
        let value = if closed == 0 { -rest } else { closed + rest };
        best = best.max(Some(value));
    }
    let best = best.unwrap_or(0);
    memo.insert(dots.drawn, best);
    best
// ANCHOR_END: body
