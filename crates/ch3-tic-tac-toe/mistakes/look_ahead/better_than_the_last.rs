//! mistake: A value is compared with the one before it.
//! says: 5 was compared with 3, and the best so far was 7
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut last = board.worst_case();
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth - 1);
        if board.better(value, last) {
            best = (value, Some(mv));
        }
        last = value;
    }
    best
// ANCHOR_END: body
