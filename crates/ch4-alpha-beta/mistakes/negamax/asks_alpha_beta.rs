//! mistake: The value of a reply is asked of alpha_beta.
//! says: and yours asks nothing of negamax below it.
// ANCHOR: reply
let (theirs, _) = crate::alpha_beta::alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);
let value = if board.to_move() == Player::First { theirs } else { -theirs };
// ANCHOR_END: reply
