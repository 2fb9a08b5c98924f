//! right: The question is an `Option`, and so is its answer.
// ANCHOR: reply
let question = match (&recommended, board.to_move()) {
    (None, _) => None,
    (Some(_), Player::First) => Some((alpha, alpha + 1)),
    (Some(_), Player::Second) => Some((beta - 1, beta)),
};
let answer = question.map(|(low, high)| null_window(&new_board, depth - 1, low, high).0);
let value: Value = match answer {
    Some(bound) if bound <= alpha || beta <= bound => bound,
    _ => null_window(&new_board, depth - 1, alpha, beta).0,
};
// ANCHOR_END: reply
