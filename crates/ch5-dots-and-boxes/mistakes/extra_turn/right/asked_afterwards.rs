//! right: closed_by is asked about the new lines.
//! beside: ours
// ANCHOR: next
let drawn = board.drawn | 1 << line.number();
let closed = closed_by(board.size, drawn, line.number());
let [first, second] = board.taken;
let (taken, to_move) = match (closed, board.to_move) {
    (0, mover) => (board.taken, mover.other()),
    (_, Player::First) => ([first | closed, second], Player::First),
    (_, Player::Second) => ([first, second | closed], Player::Second),
};
Dots { size: board.size, drawn, taken, to_move }
// ANCHOR_END: next
