//! right: Lists of their own, joined with extend.
// ANCHOR: body
    if discs == 0 {
        return;
    }
    let mut before = Vec::new();
    let mut after = Vec::new();
    hanoi(discs - 1, from, spare, to, &mut before);
    hanoi(discs - 1, spare, to, from, &mut after);
    moves.extend(before);
    moves.push(Move { from, to });
    moves.extend(after);
// ANCHOR_END: body
