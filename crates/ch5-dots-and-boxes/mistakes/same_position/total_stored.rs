//! mistake: The whole margin is stored, with the boxes that were taken before.
//! says: off by the boxes already taken: store the rest.
// ANCHOR: body
let dots = board.dots();
let own = |dots: &crate::dots::Dots| match dots.to_move {
    game::Player::First => game::Board::evaluate(dots),
    game::Player::Second => -game::Board::evaluate(dots),
};
if let Some(&known) = memo.get(&dots.drawn) {
    return known;
}
let mut best = if board.done() { own(dots) } else { Value::MIN };
for line in board.legal_moves() {
    let new_board = board.play(line);
    let rest = same_position(&new_board, memo);
    let value = if new_board.dots().to_move == dots.to_move {
        rest
    } else {
        -rest
    };
    best = best.max(value);
}
memo.insert(dots.drawn, best);
best
// ANCHOR_END: body
