//! mistake: 5 is the best value there is, so the search stops there.
//! says: Yours tried only move "a" of the 3. The best move can be among the others.
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = (board.worst_case(), None);
    for mv in board.legal_moves() {
        let (value, _) = look_ahead(&board.play(mv), depth - 1);
        if board.better(value, best.0) {
            best = (value, Some(mv));
        }
        if best.0 == 5 || best.0 == -4 {
            break;
        }
    }
    best
// ANCHOR_END: body
