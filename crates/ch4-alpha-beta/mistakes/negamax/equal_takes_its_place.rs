//! mistake: A later answer that equals the best takes its place, though it is a bound.
//! says: an answer that only equals the best is a bound
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
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
let value = -theirs;
if value == best_value {
    recommended = Some(try_it);
}
// ANCHOR_END: reply
