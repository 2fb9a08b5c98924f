//! mistake: A round is two moves, so the depth shrinks by two.
//! says: ahead when it is told 1, 2 and 3: hand down depth − 1.
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
let (theirs, _reply) = negamax(&new_board, depth.saturating_sub(2), -beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply
