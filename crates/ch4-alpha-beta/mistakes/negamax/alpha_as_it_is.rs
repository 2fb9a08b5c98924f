//! mistake: Only beta is negated; the ends changed places.
//! says: alpha was not negated.
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
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, alpha);
let value = -theirs;
// ANCHOR_END: reply
