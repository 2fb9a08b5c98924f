//! mistake: The new bound is stored, and the old one on the other side is thrown away.
//! says: and the other one stays
// ANCHOR: search
    if t <= bounds.low {
        return true;
    }
    if t > bounds.high {
        return false;
    }
    let answer = board.legal_moves().any(|line| !at_least(&board.play(line), 1 - t, table));
    bounds = nothing_known;
    if answer {
        bounds.low = t;
    } else {
        bounds.high = t - 1;
    }
    table.insert(key, bounds);
    answer
// ANCHOR_END: search
