//! mistake: An odd depth is MAX's, an even one MIN's.
//! says: Who moves, the board says, and not the depth.
// ANCHOR: law
after.to_move() == before.to_move().other()
// ANCHOR_END: law
// ANCHOR: leaf
return (if depth % 2 == 1 { board.evaluate() } else { -board.evaluate() }, None);
// ANCHOR_END: leaf
// ANCHOR: reply
let (theirs, _reply) = negamax(&new_board, depth - 1, -beta, -alpha);
let value = -theirs;
// ANCHOR_END: reply
