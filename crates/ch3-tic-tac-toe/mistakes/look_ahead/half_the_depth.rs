//! mistake: Each player looks half as far.
//! says: On this road each move on is worth 1 more. Yours looked 2 moves ahead: each call looks one move less far, and depth 0 looks no further.
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
