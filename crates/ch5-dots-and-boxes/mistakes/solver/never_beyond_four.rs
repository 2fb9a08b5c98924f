//! mistake: The bounds begin at four boxes, whatever is open.
//! says: begin with as many as are open.
// ANCHOR: at_least
#[traced(skip(board, table))]
pub fn at_least<B: Field>(board: &B, t: Value, table: &mut Table) -> bool {
    if let Some(free) = free_boxes(board) {
        // The boxes `left` are gained by taking them, and lost by leaving them.
        let take_all = t - free.taken - free.left;
        let leave = t - free.taken + free.left;
        return at_least(&free.rest, take_all, table)
            || free.left > 0 && !at_least(&free.rest, 1 - leave, table);
    }
    let open = open_boxes(board.dots());
    let key = canonical(board.dots().size, board.dots().drawn);
    let nothing_known = Bounds {
        low: -open.min(4),
        high: open.min(4),
    };
    let mut bounds = *table.get(&key).unwrap_or(&nothing_known);
    if t <= bounds.low {
        return true;
    }
    if t > bounds.high {
        return false;
    }
    // No line closes a box, so the turn passes: t or more for us is -t or less for the other.
    let answer = board
        .legal_moves()
        .any(|line| !at_least(&board.play(line), 1 - t, table));
    if answer {
        bounds.low = t;
    } else {
        bounds.high = t - 1;
    }
    table.insert(key, bounds);
    answer
}
// ANCHOR_END: at_least
