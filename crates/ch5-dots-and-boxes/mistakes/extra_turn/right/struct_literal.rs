//! right: builds the whole board in one expression
// ANCHOR: next
    let closed = closed_by(board.size, board.drawn, line.number());
    let [a, b] = board.taken;
    Dots {
        size: board.size,
        drawn: board.drawn + (1 << line.number()),
        taken: match board.to_move {
            Player::First => [a | closed, b],
            Player::Second => [a, b | closed],
        },
        to_move: if closed > 0 { board.to_move } else { board.to_move.other() },
    }
// ANCHOR_END: next
