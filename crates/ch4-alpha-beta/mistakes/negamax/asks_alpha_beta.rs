//! mistake: The value of a reply is asked of alpha_beta.
//! says: and yours asks nothing of negamax below it.
// ANCHOR: law
after.to_move() == before.to_move().other()
// ANCHOR_END: law
// ANCHOR: leaf
let value = match board.to_move() {
    Player::First => board.evaluate(),
    Player::Second => -board.evaluate(),
};
return (value, None);
// ANCHOR_END: leaf
// ANCHOR: reply
let (theirs, _) = crate::alpha_beta::alpha_beta(&new_board, depth - 1, Value::MIN, Value::MAX);
let value = if board.to_move() == Player::First { theirs } else { -theirs };
// ANCHOR_END: reply
