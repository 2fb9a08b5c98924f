//! mistake: Takes it for granted that there is a reply.
//! says: a call at depth 0 answers with no move
// ANCHOR: body
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let new_board = board.play(try_it);
        let (value, reply) = look_ahead(&new_board, depth - 1);
 let _r = reply.unwrap();
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
    }
    (best_value, recommended)
// ANCHOR_END: body
