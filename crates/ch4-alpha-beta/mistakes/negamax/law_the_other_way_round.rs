//! mistake: The law is turned round.
//! says: The other way round: the turn has passed when another player moves after than before.
// ANCHOR: law
after.to_move() == before.to_move()
// ANCHOR_END: law
