//! mistake: The bounds are kept under the lines as they are, and looked up under the canonical ones.
//! says: that are not canonical
// ANCHOR: search
    if t <= bounds.low {
        return true;
    }
    if t > bounds.high {
        return false;
    }
    let answer = board.legal_moves().any(|line| !at_least(&board.play(line), 1 - t, table));
    if answer {
        bounds.low = t;
    } else {
        bounds.high = t - 1;
    }
    let _ = key;
    table.insert(board.dots().drawn, bounds);
    answer
// ANCHOR_END: search
