//! mistake: Takes the evaluation of the new board; the value that comes from below is thrown away.
//! says: On this road each move on is worth 1 more. At the depths 2, 3 and 4 yours returns what the board after one move says of itself. What the calls below answer counts, and never what a board says of itself there.
    // ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best = board.worst_case();
    let mut best_move = None;
    for mv in board.legal_moves() {
        let next = board.play(mv);
        look_ahead(&next, depth - 1);
        let value = next.evaluate();
        if board.better(value, best) {
            best = value;
            best_move = Some(mv);
        }
    }
    (best, best_move)
    // ANCHOR_END: body
