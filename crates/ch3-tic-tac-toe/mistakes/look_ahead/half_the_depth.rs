//! mistake: Each player looks half as far.
//! says: you looked 2 ahead: each call looks one move less far
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth / 2);
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
    }
    best
// ANCHOR_END: body
